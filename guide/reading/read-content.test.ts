import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readContent } from './read-content.ts'
import { writtenFiles } from './read-now.ts'

type Mistake = readonly [what: string, file: string, from: string, to: string, problem: string]

const mistakes: readonly Mistake[] = [
  [
    'a time that is none',
    'temples/kanipakam',
    'opens: 19:00',
    'opens: 7 pm',
    'openingHours.value.disputed[1].opens: has to be a time such as 05:30',
  ],
  ['a field that there is not', 'temples/iskcon', 'deity:', 'diety:', 'diety: there is no such field'],
  [
    'a source that is not in the list',
    'topics/at-tirumala',
    '- hindu-laddu-policy',
    '- hindu-ladu-policy',
    'answers[4].answer.sources[1]: content/sources.yaml has no source "hindu-ladu-policy"',
  ],
  [
    'a shared note that there is not',
    'temples/tirumala',
    'noteOf: our-rendering',
    'noteOf: our-own',
    'localNames.kn.noteOf: content/notes.yaml has no note "our-own"',
  ],
  [
    'an unknown temple',
    'calendar',
    '- srinivasa-mangapuram',
    '- mangapuram',
    'occasions[5].temples[1]: has to be one of tirumala, ',
  ],
  [
    'a source of a past day that is not in the list',
    'calendar',
    '[ hindu-tiruchanoor-2013 ]',
    '[ hindu-tiruchanur-2013 ]',
    'occasions[0].past[0].sources[0]: content/sources.yaml has no source "hindu-tiruchanur-2013"',
  ],
  [
    'a rule that there is not',
    'calendar',
    'rule: { of: panchami-teertham,',
    'rule: { off: panchami-teertham,',
    'occasions[1].rule: is none of the rules that docs/adding-a-temple.md lists',
  ],
  [
    'a rule of ordinary days that no occasion suspends',
    'topics/darshan',
    '\n      - elders\n',
    '\n      - elder\n',
    'answers[5].suspendable[0]: has to be one of freeLine, ',
  ],
  [
    'a footpath that there is not',
    'temples/tirumala',
    '  srivariMettu:',
    '  srivari:',
    'footpaths.srivari: there is no such field',
  ],
  [
    'a distance to no temple',
    'gateways/busStand',
    '  kanipakam:',
    '  kanipakkam:',
    'distances.kanipakkam: there is no such field',
  ],
  [
    'a word that is a number',
    'search/answers',
    "'300 ticket'",
    '300',
    'special-entry.words[5]: a word is text: write it in quotes',
  ],
  [
    'a publisher whose only source is gone',
    'sources',
    '  T70mm:\n    t70mm: ',
    '  T70mm:\n#',
    'newspaper.T70mm: has to have names with values below it; if nothing is left, remove the name, too',
  ],
  [
    'the fact that cites it',
    'topics/up-to-tirumala',
    '- t70mm',
    '- t70mm',
    'answers[0].answer.claims[0].sources[1]: content/sources.yaml has no source "t70mm"',
  ],
  [
    'a time with a full stop',
    'temples/tiruchanoor',
    'opens: 04:50',
    'opens: 4.50',
    'openingHours.value.disputed[0].opens: has to be a time such as 05:30',
  ],
  [
    'a day that there is not',
    'topics/on-foot',
    'checkedOn: 2026-11-28',
    'checkedOn: 2026-11-31',
    'answers[0].answer.checkedOn: has to be a day that there is, such as 2026-11-28',
  ],
  [
    'a confidence that there is not',
    'temples/govindaraja',
    'confidence: medium',
    'confidence: middling',
    'description.confidence: has to be one of high, medium, low',
  ],
  [
    'a telephone number without quotes',
    'figures',
    "phone: '155257'",
    'phone: 155257',
    '[2].value.phone: has to be a text: write it in quotes',
  ],
  [
    'two claims of one id',
    'topics/up-to-tirumala',
    'id: child-fare',
    'id: fares',
    'answers[0].answer.claims[2].id: another claim has this id',
  ],
  [
    'a fact whose sources are all gone',
    'gateways/airport',
    'sources:\n      - wikipedia-airport\n  tiruchanoor',
    'sources:\n  tiruchanoor',
    'distances.tirumala.sources: has to be a list: lines that begin with a hyphen; if nothing is left, remove the name, too',
  ],
]

const unreadable: readonly Mistake[] = [
  ['a name written twice', 'notes', 'our-estimate:', 'our-rendering:', 'this name stands here twice'],
  [
    'a text that is not closed',
    'helplines',
    'label: Ambulance',
    "label: 'Ambulance",
    'something is not closed, here or above: a quote, a bracket or a brace',
  ],
  [
    'a time whose name stands nowhere',
    'temples/kanipakam',
    'time: *closesLate',
    'time: *closeLate',
    '*closeLate: no value above it has the name &closeLate',
  ],
  [
    'a line that begins with a tab',
    'deities',
    '\n  - Vishnuvu',
    '\n\t- Vishnuvu',
    'begins with a tab: use spaces',
  ],
]

/** Told only of files in which nothing else is wrong. */
const unknownIds: readonly Mistake[] = [
  [
    'a kind of day that there is not',
    'calendar',
    'kind: tirumala-cleansing',
    'kind: cleansing',
    'occasions[3].kind: content/calendar.yaml has no kind cleansing',
  ],
  [
    'a deity that there is not',
    'temples/govindaraja',
    '- vishnu',
    '- visnu',
    'deityNames[0]: content/deities.yaml has no visnu',
  ],
  [
    'words for an answer that there is not',
    'search/answers',
    '\nhomam:',
    '\nhoma:',
    'homa: no topic has an answer homa',
  ],
  [
    'words of an answer that there is not',
    'search/answers',
    'composedOf: [duration]',
    'composedOf: [during]',
    'waiting.composedOf[0]: during is no answer, no part of one, and nothing that is asked of any temple',
  ],
  [
    'words for a helpline that there is not',
    'search/helplines',
    '  police:',
    '  polis:',
    'helplines.polis: content/helplines.yaml has no polis',
  ],
  [
    'words for a day that is not in the calendar',
    'search/occasions',
    '\nSankranti:',
    '\nPongal:',
    'Pongal: content/calendar.yaml has no day called Pongal',
  ],
  [
    'an entry that nothing lists',
    'guide',
    'gateways:\n  - airport\n',
    'gateways:\n',
    'gateways: airport has a file and is not listed',
  ],
]

describe('the content', () => {
  for (const [what, all] of [
    ['what cannot be right', mistakes],
    ['what cannot be read', unreadable],
    ['ids that there are not', unknownIds],
  ] as const)
    it(`names ${what}, in all files at once, and nothing that only follows from it`, () => {
      const problems = problemsWith(all)
      for (const mistake of all)
        assert.ok(
          problems.some((problem) => problem.startsWith(expected(mistake))),
          `${mistake[0]}: ${expected(mistake)}\n${problems.join('\n')}`,
        )
      // A misspelt field is also missing.
      const others = problems.filter((problem) => !problem.endsWith(': is missing'))
      assert.equal(others.length, all.length, problems.join('\n'))
    })

  it('names a file that nothing reads, and one that is missing', () => {
    const files = writtenFiles().map(({ name, text }) => ({ name: name.replace('notes', 'notices'), text }))
    assert.deepEqual(problemsOf(files), [
      'content/notes.yaml is missing',
      'content/notices.yaml has no meaning: nothing reads a file of this name',
    ])
  })
})

function problemsWith(changes: readonly Mistake[]): string[] {
  const files = writtenFiles().map(({ name, text }) => {
    const own = changes.filter(([, file]) => name === `content/${file}.yaml`)
    for (const [, , from] of own) assert.ok(text.includes(from), `${from} is in ${name}`)
    return { name, text: own.reduce((changed, [, , from, to]) => changed.replace(from, to), text) }
  })
  return problemsOf(files)
}

function problemsOf(files: ReturnType<typeof writtenFiles>): string[] {
  const reading = readContent(files)
  return 'problems' in reading ? [...reading.problems] : []
}

/** The line is that of the change. */
function expected([, file, from, , problem]: Mistake): string {
  const text = writtenFiles().find(({ name }) => name === `content/${file}.yaml`)?.text ?? assert.fail(file)
  const line = text.slice(0, text.indexOf(from) + (from.startsWith('\n') ? 1 : 0)).split('\n').length
  return `content/${file}.yaml:${line} ${problem}`
}
