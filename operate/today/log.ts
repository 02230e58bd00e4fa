import { Command } from 'commander'
import type { Database } from '#database/open.ts'
import { openExistingToRead } from '#database/open-existing.ts'
import { readLog } from '#desk/store.ts'
import { readLimit } from '#operate/limit.ts'
import { onDatabase } from '#operate/on-database.ts'
import type { Shell } from '#operate/shell.ts'
import { heading, table } from '#operate/table.ts'
import { shownTime, shownWord } from './shown-word.ts'

export const log = (shell: Shell) =>
  new Command('log')
    .description('who said what and who took it back, newest first')
    .option('--limit <count>', 'how many', readLimit, 50)
    .option('--json', 'one object a line')
    .action(onDatabase(shell, openExistingToRead, showLog))

async function showLog(
  { console }: Shell,
  database: Database,
  { limit, json }: { limit: number; json?: true },
): Promise<number> {
  const entries = await readLog(database, limit)
  if (json) {
    for (const entry of entries) console.log(JSON.stringify(entry))
    return 0
  }
  const rows = entries.map(({ id, says, from, until, saidAt, saidBy, takenBackAt, takenBackBy }) => ({
    id,
    said: shownTime(saidAt),
    by: saidBy ?? 'this command',
    says: shownWord(says),
    from: shownTime(from),
    until: shownTime(until),
    takenBack: takenBackAt === null ? null : `${shownTime(takenBackAt)} by ${takenBackBy ?? 'this command'}`,
  }))
  if (rows.length === 0) console.error('Nothing was said.')
  else console.log(table(rows.map(Object.values), Object.keys(rows[0] ?? {}).map(heading)))
  return 0
}
