"""Write the next migration of the server's database from what has changed in its models.

python -m tools.migration "Add ratings"
"""

import argparse

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from dominium.server.storage.database import migration_configuration


def main() -> None:
    """Compare an empty database of the last version with the models and write the difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("message", help="what changes, in a few words")
    message = parser.parse_args().message
    configuration = migration_configuration()
    versions = list(ScriptDirectory.from_config(configuration).walk_revisions())
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        configuration.attributes["connection"] = connection
        command.upgrade(configuration, "head")
        revision = f"{len(versions) + 1:04}"
        command.revision(configuration, message, autogenerate=True, rev_id=revision)


if __name__ == "__main__":
    main()
