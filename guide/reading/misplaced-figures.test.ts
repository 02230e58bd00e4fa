import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readContent } from './read-content.ts'
import { writtenFiles } from './read-now.ts'

const added = `
  - id: ID
    question: A question?
    answer:
      value: It costs {fare}, and {specialEntry} with a ticket.
      figures:
        fare: { rupees: 90 }
      confidence: medium
      checkedOn: 2026-11-28
      sources:
        - vaartha
      claims:
        - id: child
          value: A child pays {fare}.
          confidence: medium
          checkedOn: 2026-11-28
          sources:
            - vaartha
`

const onFoot = 'content/topics/on-foot.yaml'
const written = writtenFiles().find(({ name }) => name === onFoot)?.text ?? assert.fail()
const firstAdded = written.match(/^ {2}- id:/gm)?.length ?? assert.fail()

type Change = readonly [what: string, from: string, to: string, problems: readonly string[]]

const shapes: readonly Change[] = [
  ['two units', 'rupees: 90', 'rupees: 90, hours: 1', ['figures.fare: a figure has one unit']],
  [
    'a unit that there is not',
    'rupees: 90',
    'dollars: 90',
    ['figures.fare.dollars: there is no such field', 'figures.fare: a figure has one unit'],
  ],
  [
    'an amount that is none',
    'rupees: 90',
    'rupees: [90, 20]',
    ['figures.fare.rupees: has to be a number, or the least and the most: [4, 6]'],
  ],
  [
    'times in the wrong order',
    'rupees: 90',
    'time: [17:30, 16:00]',
    ['figures.fare.time: has to be a time such as 05:30, or two: [09:00, 17:30]'],
  ],
]

/** Told only where nothing is wrong with the shapes. */
const names: readonly Change[] = [
  ['no mistake', '', '', []],
  ['a figure that there is not', 'pays {fare}', 'pays {far}', ['claims[0].value: there is no figure {far}']],
  [
    'a figure that no text names',
    'fare: {',
    'fee: { rupees: 5 }\n        fare: {',
    ['figures.fee: no text names {fee}'],
  ],
  [
    'the name of a figure that all share',
    'fare: {',
    'specialEntry: { rupees: 5 }\n        fare: {',
    ['figures.specialEntry: another figure has the name {specialEntry} here'],
  ],
]

for (const all of [shapes, names]) {
  const answers = all.map(([, from, to], index) =>
    added.slice(1).replace('ID', `added-${'abcd'[index]}`).replace(from, to),
  )
  const problems = problemsIn(onFoot, (text) => text + answers.join(''))
  for (const [index, [what, , , expected]] of all.entries())
    it(`a text is told with its figures: ${what}`, () => {
      const place = `answers[${firstAdded + index}].answer.`
      assert.deepEqual(
        problems.flatMap((problem) => (problem.startsWith(place) ? problem.slice(place.length) : [])),
        expected,
      )
    })
}

it('a figure that all share has a source, and no note, which nobody would read', () => {
  const problems = problemsIn('content/figures.yaml', (text) =>
    text.replace(/^ {2}sources:\n {4}- .*\n {4}- .*$/m, '  sources: []\n  note: We heard it.'),
  )
  assert.deepEqual(problems, [
    '[0].sources: a figure that all share needs a source',
    '[0].note: there is no such field',
  ])
})

/** Without the name of the file and the line. */
function problemsIn(file: string, change: (text: string) => string): string[] {
  const files = writtenFiles().map(({ name, text }) => ({ name, text: name === file ? change(text) : text }))
  const reading = readContent(files)
  const problems = 'problems' in reading ? reading.problems : []
  return problems.map((problem) => problem.replace(/^\S+:\d+ /, ''))
}
