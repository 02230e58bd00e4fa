import { Command } from 'commander'
import type { Database } from '#database/open.ts'
import { openExistingToChange } from '#database/open-existing.ts'
import { removeAccount } from '#identity/account-changes/remove-account.ts'
import { findNamedAccount } from '#identity/administration/find-named-account.ts'
import type { Shell } from '#operate/shell.ts'
import { isConfirmed } from './confirmation.ts'
import { onAccounts } from './on-accounts.ts'
import { shownAccount } from './shown-account.ts'
import { unknownAccount } from './unknown-account.ts'

export const deletion = (shell: Shell) =>
  new Command('delete')
    .description('delete an account; asks on a terminal, needs --yes elsewhere')
    .argument('<EMAIL or ID>')
    .option('--yes')
    .option('--json')
    .action(onAccounts(shell, openExistingToChange, deleteOne))

async function deleteOne(
  shell: Shell,
  database: Database,
  name: string,
  { json, yes }: { json?: true; yes?: true },
): Promise<number> {
  const { console, stdin, stderr } = shell
  const isTerminal = stdin.isTTY && stderr.isTTY
  if (!yes && !isTerminal) {
    console.error('This is not a terminal: add --yes to delete the account.')
    return 2
  }
  const account = await findNamedAccount(database, name)
  if (!account) return unknownAccount(shell, name)
  const question = `Delete ${account.email ?? 'the account'} (${account.id}) for good?`
  if (!yes && !(await isConfirmed(question, stdin, stderr))) {
    console.error('Nothing was deleted.')
    return 1
  }
  await database.transaction().execute((transaction) => removeAccount(transaction, account.id))
  console.log(json ? JSON.stringify(shownAccount(account)) : `${account.email ?? account.id} is deleted.`)
  return 0
}
