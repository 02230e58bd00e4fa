import { runAccounts } from './run-accounts.ts'

/** Files written here, such as exports, are readable only by their owner. */
process.umask(0o077)

const { env, stdin, stdout, stderr, argv } = process
process.exitCode = await runAccounts({ env, stdin, stdout, stderr, console }, argv.slice(2))
