export const usage = `Usage: npm run accounts -- COMMAND, with the environment of the server, which may go on running.

  list [--limit 50] [--after ID] [--email PART] [--json]
      Accounts, newest first; with --email those whose address contains PART. With --json one object
      a line.
  show EMAIL|ID [--json]
      One account, with its sessions and the mailed links that can still be used.
  disable EMAIL|ID [--json]
      Ends every session at once and lets nobody sign in to the account.
  enable EMAIL|ID [--json]
  delete EMAIL|ID [--yes] [--json]
      Asks on a terminal, needs --yes elsewhere.
  mails [--limit 50] [--json]
      The mails that wait, those that protect an account first: to which domain, since when, how often they were
      tried and why that failed. With --json one object a line.
  export [FILE] [--json]
      Every account with its password hash and what it keeps, as the Firebase CLI's auth:export writes JSON; into
      a new FILE, or to standard output. Keep it as secret as the database. Sessions and mailed links are not in
      it. With --json it says in JSON how many there were.
  import FILE [--hash-algo=SCRYPT --hash-key=… --salt-separator=… --rounds=8 --mem-cost=14] [--json]
      Reads a file of export or of auth:export; - is standard input. The options are those of the Firebase
      CLI; a project's console shows them as its password hash parameters, a file of ours needs none.
      Can be repeated. Accounts that are here already stay as they are: delete one first to have it anew. Those
      that were deleted here are added again: nothing is kept of them by which they could be recognized. If there is no database, import creates it; the other commands don't.

Exits with 0; with 1 if something could not be done; with 2 for a usage error.
Behind a pipe use npm run --silent.`
