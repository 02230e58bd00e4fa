import { isComputable } from '#guide/calendar/computed.ts'
import { content } from '#guide/content.ts'
import type { Occasion } from '#guide/schema.ts'
import { explain, parseArguments } from '#operate/command-line.ts'
import { table } from '#operate/table.ts'
import { isSame, presentDays } from './calendar/compare.ts'
import { type Days, daysBegun } from './calendar/days.ts'
import { inWords } from './calendar/in-words.ts'

const {
  guide: { calendar },
  calendarUntil,
} = content

const usage = `Usage: npm run calendar [-- YEAR]

Proposes the days of a year by the rule of each occasion, and says on how many past days each rule rests. Without a
year, compares the days of the calendar with those that the rules give.

Exit codes: 0 all right, 1 days of the calendar differ from their rule, 2 usage error`

process.exitCode = main(process.argv.slice(2))

function main(args: string[]): number {
  const parsed = parseArguments(args, { allowPositionals: true })
  if (!('positionals' in parsed)) return explain(parsed, usage)
  const [year, ...others] = parsed.positionals
  if (year === undefined) return compare()
  if (others.length > 0 || !/^20\d\d$/.test(year))
    return explain({ problem: `'${args.join(' ')}' is no year from 2000 to 2099.` }, usage)
  return propose(Number(year))
}

function propose(year: number): number {
  const ruled = calendar.filter(({ rule }) => rule && !('again' in rule))
  const rows = ruled.flatMap((occasion) =>
    daysBegun(`${year}-01-01`, `${year + 1}-01-01`, occasion, calendar).map((days) => ({ occasion, days })),
  )
  const inOrder = rows.toSorted((one, other) => one.days.first.localeCompare(other.days.first))
  console.log(
    table(
      inOrder.map(({ occasion, days }) => [daysText(days), occasion.id, ...groundsOf(occasion)]),
      ['days', 'occasion', 'basis', 'past days', 'rule'],
    ),
  )
  const unruled = calendar.filter(({ rule }) => !rule).map(({ id }) => id)
  if (unruled.length > 0) console.log(`\nWithout a rule: ${unruled.join(', ')}`)
  return 0
}

function compare(): number {
  const rows = calendar
    .filter(({ rule }) => rule)
    .map((occasion) => ({ occasion, compared: presentDays(occasion, calendar) }))
  console.log(
    table(
      rows.map(({ occasion, compared }) => [
        daysText(compared.held),
        isSame(compared) ? 'same' : compared.given ? daysText(compared.given) : 'none',
        occasion.id,
        ...groundsOf(occasion),
      ]),
      ['calendar', 'rule gives', 'occasion', 'basis', 'past days', 'rule'],
    ),
  )
  console.log(`\nThe calendar is complete until ${calendarUntil}.`)
  return rows.every(({ compared }) => isSame(compared)) ? 0 : 1
}

function groundsOf(occasion: Occasion): [basis: string, past: string, rule: string] {
  const { past = [], rule } = occasion
  const off = past.filter(({ isOff }) => isOff).length
  const held = past.length - off
  return [
    isComputable(occasion, calendar) ? 'computed' : 'expected',
    off > 0 ? `${held}, not ${off}` : String(held),
    rule ? inWords(rule) : '',
  ]
}

function daysText({ first, last }: Days): string {
  return first === last ? first : `${first} to ${last}`
}
