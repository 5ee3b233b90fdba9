"""The services of tables: creating, joining, playing, leaving, undo, jobs and ratings."""
