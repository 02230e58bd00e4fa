import type { Database } from '#database/open.ts'
import { changeAccount } from '#identity/accounts/accounts.ts'
import { disableAccount } from '#identity/administration/disable-account.ts'
import { findNamedAccount } from '#identity/administration/find-named-account.ts'
import type { Command } from './commands.ts'
import { shownAccount } from './shown-account.ts'
import { unknownAccount } from './unknown-account.ts'

export async function setDisabled(
  database: Database,
  { name: command, account: name, json }: Extract<Command, { name: 'disable' | 'enable' }>,
): Promise<number> {
  const found = await findNamedAccount(database, name)
  const account =
    found &&
    (command === 'disable'
      ? await disableAccount(database, found.id)
      : await changeAccount(database, found.id, { disabled: 0 }))
  if (!account) return unknownAccount(name)
  const done = command === 'disable' ? 'is disabled and signed out everywhere' : 'can sign in'
  console.log(json ? JSON.stringify(shownAccount(account)) : `${account.email ?? account.id} ${done}.`)
  return 0
}
