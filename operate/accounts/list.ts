import { Command } from 'commander'
import type { Database } from '#database/open.ts'
import { openExistingToRead } from '#database/open-existing.ts'
import { listAccounts } from '#identity/administration/list-accounts.ts'
import { readLimit } from '#operate/limit.ts'
import type { Shell } from '#operate/shell.ts'
import { heading, table } from '#operate/table.ts'
import { onAccounts } from './on-accounts.ts'
import { shownAccount } from './shown-account.ts'

export const list = (shell: Shell) =>
  new Command('list')
    .description('accounts, newest first')
    .option('--limit <count>', 'how many', readLimit, 50)
    .option('--after <id>', 'those that follow this one')
    .option('--email <part>', 'those whose address contains this')
    .option('--json', 'one object a line')
    .action(onAccounts(shell, openExistingToRead, listPage))

type Options = { limit: number; after?: string; email?: string; json?: true }

async function listPage(
  { console }: Shell,
  database: Database,
  { json, limit, after, email: emailPart }: Options,
): Promise<number> {
  const page = { limit, after, emailPart }
  const accounts = await listAccounts(database, page)
  if (!accounts) {
    console.error(`There is no account ${page.after}, so no page follows it.`)
    return 1
  }
  const rows = accounts.map(shownAccount)
  if (json) {
    for (const row of rows) console.log(JSON.stringify(row))
    return 0
  }
  if (rows.length === 0) console.error('No account.')
  else console.log(table(rows.map(Object.values), Object.keys(rows[0] ?? {}).map(heading)))
  if (rows.length === page.limit) console.error(`There may be more: --after ${rows.at(-1)?.id}`)
  return 0
}
