import type { Database } from '#database/open.ts'
import { listAccounts } from '#identity/administration/list-accounts.ts'
import { heading, table } from '#tools/table.ts'
import type { Command } from './commands.ts'
import { shownAccount } from './shown-account.ts'

export async function list(
  database: Database,
  { json, ...page }: Extract<Command, { name: 'list' }>,
): Promise<number> {
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
