# What keeps a server from answering.
refusal-unavailable = The server cannot reach its stored tables at the moment. Nothing that was confirmed is lost. Please try again in a little while.
refusal-too_fast = Too many messages at once. Please wait a moment.
refusal-too_many_pages = You have too many pages open. Please close some of them.

terminal-option-database = File that keeps the tables, or the URL of a PostgreSQL database; otherwise what DOMINIUM_DATABASE says, or dominium.sqlite3.
terminal-option-redis = Redis through which several servers tell each other at once what has happened; otherwise what DOMINIUM_REDIS says.
terminal-option-proxy = Address of a reverse proxy that is trusted to say where a request comes from; may be given several times.
terminal-metavar-database = FILE|URL
terminal-metavar-url = URL
terminal-serve-unusable = The database { $address } cannot be used: { $reason }
terminal-serve-redis = This is not the URL of a Redis: { $reason }

terminal-about-backup = Copy all tables to one file while the server goes on.
terminal-input-copy = File to write the copy to; it must not exist yet.
terminal-metavar-copy = COPY
terminal-backup-other = This copies the file of a server without PostgreSQL. PostgreSQL has a program of its own: pg_dump --format=custom --file={ $file } URL
terminal-backup-nothing = There are no tables in { $file }: the file does not exist.
terminal-backup-exists = { $file } already exists and is not overwritten.
terminal-backup-failed = The copy { $file } could not be made: { $reason }
terminal-backup-done =
    { $count ->
        [one] Copied and checked: { $file } with { $count } table.
       *[other] Copied and checked: { $file } with { $count } tables.
    }
