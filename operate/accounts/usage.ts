export const usage = `Usage: npm run accounts -- COMMAND, with the environment of the server, which may go on running.

  list [--limit 50] [--after ID] [--email PART] [--json]
      Accounts, newest first; those whose address holds PART. With --json one object a line.
  show EMAIL|ID [--json]
      One account, with its sessions and the mailed links that can still be used.
  disable EMAIL|ID [--json]
      Ends every session at once and lets nobody sign in to the account.
  enable EMAIL|ID [--json]
  delete EMAIL|ID [--yes] [--json]
      Asks on a terminal, needs --yes elsewhere.
  export [FILE] [--json]
      Every account with its password hash, as the Firebase CLI's auth:export writes JSON; into a new FILE,
      or to standard output. Keep it as secret as the database. Sessions and mailed links stay behind. With
      --json it says in JSON how many there were.
  import FILE [--hash-algo=SCRYPT --hash-key=… --salt-separator=… --rounds=8 --mem-cost=14] [--overwrite]
         [--json]
      Reads a file of export or of auth:export; - is standard input. The options are those of the Firebase
      CLI; a project's console shows them as its password hash parameters, a file of ours needs none.
      It can be repeated. An account that is here already stays as it is, but for a password that it lacks and
      an address that was confirmed elsewhere. With --overwrite it becomes what the file says, all but a lock
      and a newer password or address of here. An account that was deleted here comes back: nothing of it is
      kept that could tell it from a new one. It makes the database where there is none; the others do not.

Ends with 0, with 1 where something could not be done, with 2 where the command cannot be understood.
Behind a pipe use npm run --silent.`
