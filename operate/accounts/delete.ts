import type { Database } from '#database/open.ts'
import { removeAccount } from '#identity/accounts/remove-account.ts'
import { findNamedAccount } from '#identity/administration/find-named-account.ts'
import type { Command } from './commands.ts'
import { isConfirmed } from './confirmation.ts'
import { shownAccount } from './shown-account.ts'
import { unknownAccount } from './unknown-account.ts'

export async function deleteOne(
  database: Database,
  { account: name, json, yes }: Extract<Command, { name: 'delete' }>,
): Promise<number> {
  const isTerminal = process.stdin.isTTY && process.stderr.isTTY
  if (!yes && !isTerminal) {
    console.error('This is not a terminal: add --yes to delete the account.')
    return 2
  }
  const account = await findNamedAccount(database, name)
  if (!account) return unknownAccount(name)
  const question = `Delete ${account.email ?? 'the account'} (${account.id}) for good?`
  if (!yes && !(await isConfirmed(question, process.stdin, process.stderr))) {
    console.error('Nothing was deleted.')
    return 1
  }
  await database.transaction().execute((transaction) => removeAccount(transaction, account.id))
  console.log(json ? JSON.stringify(shownAccount(account)) : `${account.email ?? account.id} is deleted.`)
  return 0
}
