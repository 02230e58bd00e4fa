import { Command } from 'commander'
import type { Database } from '#database/open.ts'
import { openExistingToRead } from '#database/open-existing.ts'
import { listWaiting } from '#mail/what-waits.ts'
import { readLimit } from '#operate/limit.ts'
import type { Shell } from '#operate/shell.ts'
import { heading, table } from '#operate/table.ts'
import { onAccounts } from './on-accounts.ts'
import { isoTime } from './shown-account.ts'

export const mails = (shell: Shell) =>
  new Command('mails')
    .summary('the mails that wait')
    .description(
      'The mails that wait, those that protect an account first: to which domain, since when, how often they were tried and why that failed.',
    )
    .option('--limit <count>', 'how many', readLimit, 50)
    .option('--json', 'one object a line')
    .action(onAccounts(shell, openExistingToRead, listMails))

async function listMails(
  { console }: Shell,
  database: Database,
  { limit, json }: { limit: number; json?: true },
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
