"""What can be wrong with a database before anything works, told in a sentence to who can mend it."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

FORMS = "sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME"


class DatabaseTrouble(OSError):
    """A database that cannot be used, and why."""


class DatabaseInUse(DatabaseTrouble):
    """Another server has the SQLite file open: two would not hear of each other's moves."""


def shown(database: str) -> str:
    """The address as it may be told: without a password."""
    try:
        return make_url(database).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return "this"


@contextmanager
def explained(database: str) -> Iterator[None]:
    """What goes wrong while a database is opened or copied, as a sentence."""
    try:
        yield
    except DatabaseTrouble:
        raise
    except DBAPIError as error:
        raise DatabaseTrouble(f"{shown(database)} cannot be used: {cause(error)}.") from None
    except OSError as error:
        advice = "Choose another with BOROUGHS_DATABASE."
        raise DatabaseTrouble(f"{shown(database)} cannot be opened: {cause(error)}. {advice}") from None
    except Exception as error:
        if of_driver(error):
            raise DatabaseTrouble(f"{shown(database)} cannot be opened: {cause(error)}.") from None
        if type(error).__module__.startswith("alembic."):  # a migration that this version does not know
            raise DatabaseTrouble(f"{shown(database)} was written by a newer version of Boroughs.") from None
        raise


def cause(error: Exception) -> str:
    """What the driver or the system says. It names no values, and of other errors only their kind is told."""
    if isinstance(error, DBAPIError):
        return first_line(error.orig)
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return first_line(error) if of_driver(error) else type(error).__name__


def of_store(error: Exception) -> bool:
    """Whether the database is at fault, not who asks it: also where it is so slow that no line to it is free."""
    return isinstance(error, DBAPIError | PoolTimeout | OSError) or of_driver(error)


def of_driver(error: Exception) -> bool:
    return type(error).__module__.startswith("asyncpg.")


def first_line(error: BaseException | None) -> str:
    """An error of a driver without the class in front of it."""
    lines = str(error).splitlines() or [type(error).__name__]
    return lines[0].rpartition(">: ")[2].rstrip(".")
