import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readContent } from './read-content.ts'
import { writtenFiles } from './read-now.ts'

const added = `
  - id: an-answer
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

for (const [what, from, to, problems] of [
  ['no mistake', '', '', []],
  ['a figure that there is not', 'pays {fare}', 'pays {far}', ['claims[0].value: there is no figure {far}']],
  [
    'a figure that no text names',
    'fare: {',
    'fee: { rupees: 5 }\n        fare: {',
    ['figures.fee: no text names {fee}'],
  ],
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
  [
    'the name of a figure that all share',
    'fare: {',
    'specialEntry: { rupees: 5 }\n        fare: {',
    ['figures.specialEntry: another figure has the name {specialEntry} here'],
  ],
] as const)
  it(`a text is told with its figures: ${what}`, () => {
    const reading = readContent(
      writtenFiles().map(({ name, text }) => ({
        name,
        text: name === 'content/topics/on-foot.yaml' ? text + added.slice(1).replace(from, to) : text,
      })),
    )
    const said = 'problems' in reading ? reading.problems : []
    assert.deepEqual(
      said.map((problem) =>
        problem.replace(/^content\/topics\/on-foot.yaml:\d+ answers\[\d+\].answer\./, ''),
      ),
      problems,
    )
  })

it('a figure that all share has a source, and no note, which nobody would read', () => {
  const reading = readContent(
    writtenFiles().map(({ name, text }) => ({
      name,
      text:
        name === 'content/figures.yaml'
          ? text.replace(/^ {2}sources:\n {4}- .*\n {4}- .*$/m, '  sources: []\n  note: We heard it.')
          : text,
    })),
  )
  const said = 'problems' in reading ? reading.problems : []
  assert.deepEqual(
    said.map((problem) => problem.replace(/^content\/figures.yaml:\d+ /, '')),
    ['[0].sources: a figure that all share needs a source', '[0].note: there is no such field'],
  )
})
