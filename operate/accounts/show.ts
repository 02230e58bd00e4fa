import { Command } from 'commander'
import type { Database } from '#database/open.ts'
import { openExistingToRead } from '#database/open-existing.ts'
import { readAccountState } from '#identity/administration/account-state.ts'
import { findNamedAccount } from '#identity/administration/find-named-account.ts'
import type { Shell } from '#operate/shell.ts'
import { heading, table } from '#operate/table.ts'
import { onAccounts } from './on-accounts.ts'
import { isoTime, shownAccount } from './shown-account.ts'
import { unknownAccount } from './unknown-account.ts'

export const show = (shell: Shell) =>
  new Command('show')
    .description('one account, with its sessions and the mailed links that can still be used')
    .argument('<EMAIL or ID>')
    .option('--json')
    .action(onAccounts(shell, openExistingToRead, showOne))

async function showOne(
  shell: Shell,
  database: Database,
  name: string,
  { json }: { json?: true },
): Promise<number> {
  const account = await findNamedAccount(database, name)
  if (!account) return unknownAccount(shell, name)
  const fields = {
    ...shownAccount(account),
    name: account.display_name,
    picture: account.photo_url,
    claims: account.custom_attributes,
    password: account.password_hash !== null,
    passwordChanged: account.password_updated_at === null ? null : isoTime(account.password_updated_at),
    ...(await readAccountState(database, account, Date.now())),
  }
  shell.console.log(
    json
      ? JSON.stringify(fields)
      : table(Object.entries(fields).map(([field, value]) => [heading(field), value])),
  )
  return 0
}
