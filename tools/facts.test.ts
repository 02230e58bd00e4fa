import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, afterEach, before, describe, it } from 'node:test'
import { content } from '#guide/content.ts'
import { factsOf } from '#guide/facts.ts'
import { guide } from '#guide/guide.ts'
import { dateAfter } from '#guide/opening-hours/india-time.ts'
import { readOptions } from './facts/arguments.ts'
import { dueTable } from './facts/due.ts'
import { reviewRules } from './facts/reviews.ts'

const { calendarUntil } = content

const repository = join(import.meta.dirname, '..')
/** A copy of the guide and the command in its own folder. */
const copy = mkdtempSync(join(tmpdir(), 'travel-visit-facts-'))
const parts = ['package.json', 'content', 'guide', 'messages', 'operate', 'site', 'tools', 'web']
before(() => {
  for (const part of parts) cpSync(join(repository, part), join(copy, part), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'))
})
after(() => rmSync(copy, { recursive: true }))

/** The first day on which no fact is from the future. */
const newestCheck =
  factsOf(guide)
    .map(({ fact }) => fact.checkedOn)
    .sort()
    .at(-1) ?? ''

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

describe('npm run facts', () => {
  it('lists every fact in a table and says how many there are', async () => {
    const { code, stdout, stderr } = await runFacts(repository, '--today', newestCheck)
    assert.equal(code, 0, stderr)
    const lines = stdout.trimEnd().split('\n')
    assert.match(lines[0] ?? '', /^checked on +confidence +sources +fact +value$/)
    const facts = factsOf(guide)
    assert.equal(lines.length, 1 + facts.length + 2)
    for (const { entry, field, fact } of facts) {
      const { checkedOn, confidence, sources } = fact
      const row = `${checkedOn}( old)? +${confidence} +${sources.length} +${entry} ${field} +`
      const value = fact.value === null ? '–$' : '.'
      assert.ok(
        lines.some((line) => new RegExp(`^${row}${value}`).test(line)),
        row,
      )
    }
    assert.ok(lines.some((line) => / tiruchanoor hoursText +In 2015 usually 5\sam to 9:30\spm/.test(line)))
    assert.match(lines.at(-1) ?? '', new RegExp(`^${facts.length} facts: \\d+ high, \\d+ medium, \\d+ low; `))
  })

  it('lists those of a confidence and an age as objects, one a line', async () => {
    const changed = changedCopy([
      'content/temples/kanipakam.yaml',
      /( {2}te:\n {4}value: .*\n {4}confidence: .*\n {4}checkedOn: ).*/,
      '$12001-02-03',
    ])
    const { code, stdout } = await runFacts(
      changed,
      '--older-than',
      '240',
      '--confidence',
      'medium',
      '--today',
      newestCheck,
      '--json',
    )
    assert.equal(code, 0)
    const [only, ...others] = stdout.trimEnd().split('\n')
    assert.deepEqual(others, [])
    const { value, sources, ...fact } = JSON.parse(only ?? '')
    assert.deepEqual(fact, {
      entry: 'kanipakam',
      field: 'localNames.te',
      old: true,
      confidence: 'medium',
      checkedOn: '2001-02-03',
    })
    assert.equal(value, guide.temples.find(({ id }) => id === 'kanipakam')?.localNames.te.value)
    assert.equal(sources[0].name, 'Lokal')
  })

  it('says what to ask within three months, of whom and by when', async () => {
    const { code, stdout, stderr } = await runFacts(repository, '--due', '--today', newestCheck)
    assert.equal(code, 0, stderr)
    const lines = stdout.trimEnd().split('\n')
    assert.match(lines[0] ?? '', /^by +ask +what$/)
    for (const row of [
      /^\d{4}-\d\d-\d\d +TTD, 155257 +Ratha Saptami: /m,
      /^\d{4}-\d\d-\d\d +the office of the temple +kanipakam beforeYouEnter\.tickets$/m,
    ])
      assert.match(stdout, row)
    assert.match(lines.at(-1) ?? '', new RegExp(`^${lines.length - 3} to ask within 3 months: `))
    const later = dueTable(guide, reviewRules, dateAfter(newestCheck, 100))
    assert.match(later, /^\d{4}-\d\d-\d\d late +the office of the temple +kanipakam/m)
  })

  it('says how it is used, and refuses what it cannot understand', async () => {
    const help = await runFacts(repository, '--help')
    assert.equal(help.code, 0)
    assert.match(help.stdout, /--older-than MONTHS/)
    const { code, stdout, stderr } = await runFacts(repository, 'everything')
    assert.deepEqual([code, stdout], [2, ''])
    assert.match(stderr, /^Unexpected argument 'everything'/)
    for (const [args, problem] of [
      [['--older-than', 'a year'], '--older-than has to be a number of months.'],
      [['--today', 'tomorrow'], '--today has to be a date such as 2026-11-27.'],
      [['--due', '--json'], '--due goes with --today alone.'],
      [['--confidence', 'some'], '--confidence has to be one of high, medium, low.'],
    ] as const)
      assert.deepEqual(readOptions([...args]), { problem })
  })
})

type Change = readonly [file: string, from: string | RegExp, to: string]

// guide/check.test.ts and guide/reading/read-content.test.ts have the other errors.
describe('npm run facts ends with 1 and names', () => {
  it('what cannot be read', async () => {
    const { code, stdout, stderr } = await runFacts(
      changedCopy(['content/temples/kanipakam.yaml', '      - lokal\n', '      - local\n']),
    )
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(
      stderr,
      /^content\/temples\/kanipakam\.yaml:\d+ localNames\.te\.sources\[0\]: content\/sources\.yaml has no source "local"$/m,
    )
  })

  it('what is wrong in the whole', async () => {
    const { code, stdout, stderr } = await runFacts(
      changedCopy(
        ['content/sources.yaml', /^blog:\n/m, '$&  Uncited:\n    uncited: https://example.org/uncited\n'],
        ['content/sources.yaml', /^blog:\n/m, '$&  Another:\n    ap-tourism: https://example.org/\n'],
        ['content/topics/darshan.yaml', 'question: ', 'question: At 5? '],
        ['content/reviews.yaml', '- laddus\n', '- ladus\n'],
        [
          'content/temples/kanipakam.yaml',
          /( {2}te:\n {4}value: .*\n {4}confidence: .*\n {4}checkedOn: ).*/,
          '$12999-01-01',
        ],
      ),
    )
    assert.deepEqual([code, stdout], [1, ''])
    for (const problem of [
      /^content\/sources\.yaml:\d+ blog\.Uncited\.uncited: no fact cites this source$/m,
      /^content\/sources\.yaml:\d+ official\.Andhra Pradesh Tourism\.ap-tourism\S* and content\/sources\.yaml:\d+ blog\.Another\.ap-tourism\S*: another entry has this id$/m,
      /: write the figure as \{name\}, with its value under figures$/m,
      /^reviews: Prices at Tirumala: no fact is at ladus$/m,
      /^content\/temples\/kanipakam\.yaml:\d+ localNames\.te: checked on 2999-01-01, and today is \d{4}-\d\d-\d\d$/m,
    ])
      assert.match(stderr, problem)
  })
})

it('npm run facts ends with 1 once the calendar is not complete for the next four months', async () => {
  const { code, stdout, stderr } = await runFacts(repository, '--today', dateAfter(calendarUntil, -100))
  assert.deepEqual([code, stdout], [1, ''])
  assert.match(
    stderr,
    new RegExp(`^calendar: it is complete until ${calendarUntil}, and visitors plan until 20`, 'm'),
  )
})

/** The copy, with changes that last until the test is over. */
function changedCopy(...changes: readonly Change[]): string {
  for (const [file, from, to] of changes) {
    const path = join(copy, file)
    const original = readFileSync(path, 'utf8')
    const changed = original.replace(from, to)
    assert.notEqual(changed, original, `${from} is in ${file}`)
    undo.push(() => writeFileSync(path, original))
    writeFileSync(path, changed)
  }
  return copy
}

async function runFacts(folder: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(folder, 'tools/facts.ts'), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: code as number | null, stdout, stderr }
}
