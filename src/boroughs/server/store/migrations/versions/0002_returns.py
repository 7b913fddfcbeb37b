"""When the server came back after it had been away: clocks stand still until then."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("returns", sa.Column("at", sa.BigInteger, primary_key=True, autoincrement=False))


def downgrade() -> None:
    op.drop_table("returns")
