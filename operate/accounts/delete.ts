import { createInterface } from 'node:readline/promises'
import type { Database } from '#database/open.ts'
import type { Account } from '#identity/accounts/accounts.ts'
import { removeAccount } from '#identity/accounts/remove-account.ts'
import { findNamedAccount } from '#identity/administration/find-named-account.ts'
import type { Command } from './commands.ts'
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
  if (!yes && !(await isConfirmed(account))) {
    console.error('Nothing was deleted.')
    return 1
  }
  await removeAccount(database, account.id)
  console.log(json ? JSON.stringify(shownAccount(account)) : `${account.email ?? account.id} is deleted.`)
  return 0
}

async function isConfirmed({ id, email }: Account): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`Delete ${email ?? 'the account'} (${id}) for good? [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
