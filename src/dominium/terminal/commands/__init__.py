"""The subcommands of `dominium`, one module each with `configure` and `run`.

`configure(parser)` adds the arguments; `run(values, terminal)` returns the exit code.
"""
