"""Structured logs: one JSON object a line. Paths are logged as routes (`/api/tables/{table}`), so that no link ends up in a log."""

import logging
import logging.config
from typing import Any

import msgspec

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """A record and its extras as JSON. Tracebacks show code, never values."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN and name not in line}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str) -> None:
    """Logs to the error stream. uvicorn's own access log is off: it would show addresses with their secrets."""
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"json": {"()": JsonLines}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
            "root": {"handlers": ["stderr"], "level": level.upper()},
            "loggers": {
                "uvicorn.access": {"level": "CRITICAL", "propagate": False},
                "uvicorn.error": {"level": "WARNING"},  # tells addresses of sockets, and at debug their cookies
                "asyncpg": {"level": "WARNING"},
                "alembic": {"level": "WARNING"},
                "sqlalchemy": {"level": "WARNING"},
                "numba": {"level": "WARNING"},
            },
        }
    )
