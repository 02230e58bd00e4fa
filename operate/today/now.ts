import { Command } from 'commander'
import type { Database } from '#database/open.ts'
import { openExistingToRead } from '#database/open-existing.ts'
import { readWords } from '#desk/store.ts'
import { onDatabase } from '#operate/on-database.ts'
import type { Shell } from '#operate/shell.ts'
import { heading, table } from '#operate/table.ts'
import { answerOf } from '#today/standing.ts'
import { shownTime, shownWord } from './shown-word.ts'

export const now = (shell: Shell) =>
  new Command('now')
    .description('what stands, now or later')
    .option('--json', 'as readers get it')
    .action(onDatabase(shell, openExistingToRead, showAnswer))

async function showAnswer(
  { console }: Shell,
  database: Database,
  { json }: { json?: true },
): Promise<number> {
  const at = Date.now()
  const answer = answerOf(await readWords(database, at), at)
  const rows = answer.words.map(({ id, says, from, until, saidAt }) => ({
    id,
    says: shownWord(says),
    from: shownTime(from),
    until: shownTime(until),
    said: shownTime(saidAt),
  }))
  if (json) console.log(JSON.stringify(answer))
  else if (rows.length === 0) console.error('Nothing stands.')
  else console.log(table(rows.map(Object.values), Object.keys(rows[0] ?? {}).map(heading)))
  return 0
}
