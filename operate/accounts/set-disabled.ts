import { Command } from 'commander'
import type { Database } from '#database/open.ts'
import { openExistingToChange } from '#database/open-existing.ts'
import { changeAccount } from '#identity/accounts/accounts.ts'
import { disableAccount } from '#identity/administration/disable-account.ts'
import { findNamedAccount } from '#identity/administration/find-named-account.ts'
import type { Shell } from '../shell.ts'
import { onAccounts } from './on-accounts.ts'
import { shownAccount } from './shown-account.ts'
import { unknownAccount } from './unknown-account.ts'

export const disable = (shell: Shell) =>
  new Command('disable')
    .description('end every session of an account at once, and let nobody sign in to it')
    .argument('<EMAIL or ID>')
    .option('--json')
    .action(onAccounts(shell, openExistingToChange, setDisabled(true)))

export const enable = (shell: Shell) =>
  new Command('enable')
    .description('let people sign in to an account again')
    .argument('<EMAIL or ID>')
    .option('--json')
    .action(onAccounts(shell, openExistingToChange, setDisabled(false)))

function setDisabled(isDisabled: boolean) {
  return async (
    shell: Shell,
    database: Database,
    name: string,
    { json }: { json?: true },
  ): Promise<number> => {
    const found = await findNamedAccount(database, name)
    const account =
      found &&
      (isDisabled
        ? await disableAccount(database, found.id)
        : await changeAccount(database, found.id, { disabled: 0 }))
    if (!account) return unknownAccount(shell, name)
    const done = isDisabled ? 'is disabled and signed out everywhere' : 'can sign in'
    shell.console.log(
      json ? JSON.stringify(shownAccount(account)) : `${account.email ?? account.id} ${done}.`,
    )
    return 0
  }
}
