import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import type { Database } from '#database/open.ts'
import { openExistingToChange } from '#database/open-existing.ts'
import { type Refused, say } from '#desk/say.ts'
import { templeIds } from '#guide/temple-ids.ts'
import { languages } from '#messages/languages.ts'
import { onDatabase, usageError } from '#operate/on-database.ts'
import type { Shell } from '#operate/shell.ts'
import { checkWord } from '#today/check-word.ts'
import { counters, lines, reasons, roadStates, roads } from '#today/values.ts'
import { shownTime, shownWord } from './shown-word.ts'
import { endOfDay, momentOf } from './times.ts'

type Options = { from?: string; until?: string; seen?: string; reason: string; json?: true }

export const saying = (shell: Shell) =>
  new Command('say')
    .summary('say something to every reader')
    .description(
      `Says one of
  hours TEMPLE shut | hours TEMPLE 05:30-11:00 16:00-20:00
  line ${lines.join('|')} HOURS
  tokens given COUNTER… | tokens gone TIME | tokens none
  road ${roads.join('|')} ${roadStates.join('|')}
  crowd TEMPLE
  text ${languages.join('|')} "at most 200 letters"

A TEMPLE is one of ${templeIds.join(', ')}; a COUNTER one of ${counters.join(', ')}. A TIME is one of today in India, such as 07:10; tomorrow counts on past 24, as in 30:00. What is said later about the same thing replaces it.`,
    )
    .argument('<KIND>')
    .argument('[VALUES...]')
    .option('--from <time>', 'when it begins; now, if left out')
    .option('--until <time>', 'when it ends, at most 48 hours later; if left out, at the end of that day')
    .option('--seen <time>', 'when the line was seen; now, if left out')
    .option('--reason <reason>', `why the hours are others: ${reasons.join(', ')}`, 'other')
    .option('--json')
    .action((kind: string, values: string[], options: Options) => {
      const now = Date.now()
      const from = options.from === undefined ? now : momentOf(options.from, now)
      const until = options.until === undefined ? endOfDay(from) : momentOf(options.until, now)
      const says = { kind, ...valuesOf(kind, values, options, now) }
      const id = randomBytes(9).toString('base64url')
      const checked = checkWord({ id, from, until, says }, now)
      if ('detail' in checked) throw usageError(`This can't be said: ${checked.detail}.`)
      return onDatabase(shell, openExistingToChange, async ({ console }, database: Database) => {
        const said = await say(database, checked.word, { by: null, now })
        if ('refusal' in said) {
          console.error(refusals[said.refusal])
          return 1
        }
        const { word } = said
        console.log(
          options.json
            ? JSON.stringify(word)
            : `${shownWord(word.says)}, until ${shownTime(word.until)}. To take it back: back ${word.id}`,
        )
        return 0
      })()
    })

/** Whatever is missing or wrong, the check of the word names. */
function valuesOf(
  kind: string,
  [first, ...others]: readonly string[],
  { seen, reason }: Options,
  now: number,
): object {
  switch (kind) {
    case 'hours':
      return { temple: first, reason, sessions: others.join() === 'shut' ? [] : others.map(sessionOf) }
    case 'line': {
      const seenAt = seen === undefined ? now : momentOf(seen, now)
      return { line: first, hours: Number(others.join(' ')), seenAt }
    }
    case 'tokens':
      if (first === 'given') return { state: first, counters: others }
      return { state: first, ...(first === 'gone' && { at: momentOf(others.join(), now) }) }
    case 'road':
      return { road: first, state: others.join() }
    case 'crowd':
      return { temple: first }
    default:
      return { language: first, text: others.join(' ') }
  }
}

function sessionOf(text: string): object {
  const [opens, closes] = text.split('-')
  return { opens, closes }
}

const refusals: Record<Refused['refusal'], string> = {
  'no-room': 'As much stands as the answer has room for: take something back first.',
  'id-taken': 'Another word has this id: try again.',
  'too-many-requests': 'Too many words in a short time.',
}
