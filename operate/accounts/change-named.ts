import { Command } from 'commander'
import type { Database } from '#database/open.ts'
import { openExistingToChange } from '#database/open-existing.ts'
import type { Account } from '#identity/accounts/accounts.ts'
import { findNamedAccount } from '#identity/administration/find-named-account.ts'
import type { Shell } from '#operate/shell.ts'
import { onAccounts } from './on-accounts.ts'
import { shownAccount } from './shown-account.ts'
import { unknownAccount } from './unknown-account.ts'

type ChangeOfAccount = {
  name: string
  description: string
  done: string
  change: (database: Database, account: Account) => Promise<Account | string | undefined>
}

export const changeNamed =
  ({ name, description, done, change }: ChangeOfAccount) =>
  (shell: Shell) =>
    new Command(name)
      .description(description)
      .argument('<EMAIL or ID>')
      .option('--json')
      .action(
        onAccounts(
          shell,
          openExistingToChange,
          async (shell: Shell, database: Database, of: string, { json }: { json?: true }) => {
            const found = await findNamedAccount(database, of)
            const changed = found && (await change(database, found))
            if (!found || !changed) return unknownAccount(shell, of)
            const who = found.email ?? found.id
            if (typeof changed === 'string') {
              shell.console.error(`${who} ${changed}.`)
              return 1
            }
            shell.console.log(json ? JSON.stringify(shownAccount(changed)) : `${who} ${done}.`)
            return 0
          },
        ),
      )
