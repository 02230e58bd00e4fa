import type { Database } from '#database/open.ts'
import { listWaiting } from '#mail/what-waits.ts'
import { heading, table } from '#tools/table.ts'
import type { Command } from './commands.ts'
import { isoTime } from './shown-account.ts'

export async function mails(
  database: Database,
  { limit, json }: Extract<Command, { name: 'mails' }>,
): Promise<number> {
  const rows = (await listWaiting(database, limit)).map((mail) => ({
    ...mail,
    since: isoTime(mail.since),
    next: isoTime(mail.next),
  }))
  if (json) for (const row of rows) console.log(JSON.stringify(row))
  else if (rows.length === 0) console.error('No mail waits.')
  else console.log(table(rows.map(Object.values), Object.keys(rows[0] ?? {}).map(heading)))
  if (!json && rows.length === limit) console.error('There may be more: --limit')
  return 0
}
