import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guideProblems, prematureChecks, sourceListProblems } from './check.ts'
import { digitProblems } from './checks/digits.ts'
import { content } from './content.ts'
import { straightLineMetres } from './distance.ts'
import { factsOf } from './facts.ts'
import { guide as whole } from './guide.ts'
import type { TempleId } from './temple-ids.ts'

/** Parts of the guide alone lack what others speak of. */
const guide = { ...whole, calendar: [] }

const { sources } = content
const railwayStation = whole.gateways.find(({ id }) => id === 'railwayStation') ?? assert.fail()

const { temples, goodToKnow } = guide

describe('the guide', () => {
  it('has ten temples in the order of the specification, and nothing wrong with them', () => {
    assert.deepEqual(guideProblems(whole), [])
    const names = [
      'Tirumala',
      'Tiruchanoor Sri Padmavathi Devi Temple',
      'Srinivasa Mangapuram',
      'Kapila Theertham',
      'Srikalahasteeswara Temple',
      'Kanipakam',
      'Govindaraja Swami Temple',
      'Iskon Temple',
      'Vakula Matha Temple',
      'Prasanna Venkateswara Temple, Appalayagunta',
    ]
    assert.deepEqual(
      temples.slice(0, names.length).map(({ name }) => name),
      names,
    )
  })
})

describe('the check of the guide names the day of the calendar whose text and value differ:', () => {
  for (const [isCrowded, problem] of [
    [false, /^vaikunta-ekadasi: isCrowded: is false, and the text says it is/],
    [true, /^ugadi: isCrowded: is true, and the text says nothing of crowds/],
  ] as const)
    it(isCrowded ? 'the value is crowded' : 'the text is crowded', () => {
      const calendar = whole.calendar.map((one) => ({ ...one, isCrowded }))
      assert.ok(guideProblems({ ...whole, calendar }).some((one) => problem.test(one)))
    })
})

it('the check of the guide takes the word of who decides a temple for its days, and of nobody else', () => {
  const problemsWith = (name: string) => {
    const sources = [{ name, kind: 'newspaper' as const, url: 'https://example.org/' }]
    const calendar = whole.calendar.map((one) =>
      one.id === 'tirumala-brahmotsavam'
        ? { ...one, days: { ...one.days, confidence: 'high' as const, sources } }
        : one,
    )
    return guideProblems({ ...whole, calendar })
  }
  assert.deepEqual(problemsWith('TTD News'), [])
  assert.deepEqual(problemsWith('The Federal'), [
    'tirumala-brahmotsavam: days: its confidence is high without two independent sources, or one that decides it',
  ])
})

describe('the check of the guide names the temple when', () => {
  const [tirumala, tiruchanoor] = structuredClone(temples)
  assert.ok(tirumala?.photograph && tiruchanoor)
  const { photograph } = tirumala

  const mistakes: [string, object, RegExp][] = [
    [
      'a coordinate is wrong',
      changed(['coordinates', 'value', 'latitude'], 31.68),
      /^tirumala: coordinates\.value\.latitude/,
    ],
    [
      'latitude and longitude are swapped',
      changed(['coordinates', 'value'], { latitude: 79.3, longitude: 13.6 }),
      /^tirumala: coordinates/,
    ],
    [
      'the point is another place nearby',
      changed(['coordinates', 'value', 'longitude'], 79.9),
      /^\w+: distances\.tirumala: .* straight line/,
    ],
    [
      'a rule in short has no rule in full',
      changed(['beforeYouEnter', 'dress', 'value'], null),
      /^tirumala: inShort\.dress: beforeYouEnter\.dress is not known/,
    ],
    [
      'a licence is missing',
      changed(['photograph', 'value', 'licence'], ''),
      /^tirumala: photograph\.value\.licence/,
    ],
    [
      'an author is missing',
      changed(['photograph', 'value', 'author'], undefined),
      /^tirumala: photograph\.value\.author/,
    ],
    [
      'a visit usually takes longer than at most',
      changed(['visitMinutes', 'value'], { least: 30, usual: 90, most: 60 }),
      /^tirumala: visitMinutes\.value: least, usual and most are not in this order/,
    ],
    [
      'a wait with a ticket has no visit with it',
      changed(['visitMinutesWith'], undefined),
      /^tirumala: visitMinutesWith: visits by ticket and ways in go together/,
    ],
    [
      'a wait is longer at least than at most',
      changed(['waysIn', 'freeLine', 'wait', 'value'], { leastMinutes: 90, mostMinutes: 60 }),
      /^tirumala: waysIn\.freeLine\.wait\.value: the least wait is more than the most/,
    ],
    [
      'a visit with a ticket takes longer at least than usually',
      changed(['visitMinutesWith', 'specialEntry', 'value'], { least: 60, usual: 30, most: 90 }),
      /^tirumala: visitMinutesWith\.specialEntry\.value: least, usual and most/,
    ],
    [
      'a photograph is from another host',
      changed(['photograph', 'value', 'url'], 'https://example.com/a.jpg'),
      /^tirumala: photograph/,
    ],
    [
      'a photograph cannot exist',
      changed(
        ['photograph', 'value', 'url'],
        photograph.value.url.replace(/\/commons\/.\/../, '/commons/0/ff'),
      ),
      /^tirumala: photograph/,
    ],
    [
      'a fact has neither source nor note',
      changed(['coordinates', 'note'], undefined),
      /^tirumala: coordinates/,
    ],
    [
      'a source has no address',
      changed(['deity', 'sources'], [{ name: 'The Hindu', kind: 'newspaper', url: 'page 4' }]),
      /^tirumala: deity\.sources\.0\.url/,
    ],
    [
      'a source is of a kind that nobody can judge',
      changed(['deity', 'sources'], [{ name: 'App', kind: 'app', url: 'https://example.org/' }]),
      /^tirumala: deity\.sources\.0\.kind/,
    ],
    [
      'a source is code',
      changed(['deity', 'sources'], [cited('https://raw.githubusercontent.com/a/b')]),
      /^tirumala: deity: raw\.githubusercontent\.com is not to be cited: code/,
    ],
    [
      'a source is called by two kinds',
      changed(
        ['deity', 'sources'],
        [cited('https://www.thehindu.com/'), cited('https://www.thehindu.com/', 'blog')],
      ),
      /^tirumala: deity: www\.thehindu\.com is a blog here and a newspaper elsewhere/,
    ],
    [
      'a fact without a source is called well sourced',
      changed(['coordinates', 'confidence'], 'high'),
      /^tirumala: coordinates: its confidence is high without two independent sources/,
    ],
    [
      'a fact of one newspaper is called well sourced',
      changed(['deity', 'sources'], [named('The Hindu')]),
      /^tirumala: deity: its confidence is high without two independent sources/,
    ],
    [
      'a fact of two papers of one house is called well sourced',
      changed(['deity', 'sources'], [named('The Hindu'), named('Hindu Tamil Thisai')]),
      /^tirumala: deity: its confidence is high without two independent sources/,
    ],
    [
      'a fact of two languages of Wikipedia is called well sourced',
      changed(['deity', 'sources'], [named('Wikipedia: Tirumala'), named('Hindi Wikipedia: Tirumala')]),
      /^tirumala: deity: its confidence is high without two independent sources/,
    ],
    [
      'a fact is called well sourced by a publisher that decides another temple',
      changed(['deity', 'sources'], [named('ISKCON News')]),
      /^tirumala: deity: its confidence is high without two independent sources, or one that decides it/,
    ],
    [
      'its hours are neither sure nor unsure',
      { ...tirumala, ...hoursOf('medium') },
      /^tirumala: openingHours: they are surely those/,
    ],
    [
      'the hours in words are surer than the hours',
      changed(['hoursText', 'confidence'], 'low'),
      /^tirumala: hoursText: its confidence, day, sources and note are not those of openingHours/,
    ],
    [
      'hours that are sure are called likely',
      changed(['likelyHours'], {
        ...(tirumala as (typeof temples)[number]).hoursText,
        value: [{ opens: '21:30', closes: '23:00' }],
      }),
      /^tirumala: likelyHours: 21:30 to 23:00 is not disputed/,
    ],
    ['a text is empty', changed(['hoursText', 'value'], ' '), /^tirumala: hoursText\.value/],
    [
      'the strip before the gate lacks a line',
      changed(['beforeYouEnter', 'tickets'], undefined),
      /^tirumala: beforeYouEnter\.tickets/,
    ],
    [
      'an official page is not an address',
      changed(['officialPage', 'value'], 'tirumala.org'),
      /^tirumala: officialPage\.value/,
    ],
    ['an id is used twice', { ...tirumala, id: tiruchanoor.id }, /^tiruchanoor: id/],
  ]
  for (const [what, temple, problem] of mistakes) {
    it(what, () => {
      const [first, ...others] = guideProblems({ ...guide, temples: [temple, tiruchanoor], goodToKnow: [] })
      assert.match(first ?? '', problem)
      assert.ok(others.every((line) => /^(\w+: distances\.)?ti/.test(line)))
    })
  }

  it('nothing if two houses have a sure fact, or one that decides it', () => {
    for (const sources of [
      [named('The Hindu'), named('Lokal')],
      [named('TTD News')],
      [named('TTD, saved in 2015')],
    ]) {
      const temple = changed(['deity', 'sources'], sources)
      const problems = guideProblems({ ...guide, temples: [temple, ...temples.slice(1)] })
      assert.deepEqual(
        problems.filter((problem) => problem.startsWith('tirumala: deity: sure')),
        [],
      )
    }
  })

  function hoursOf(confidence: string): object {
    const { openingHours, hoursText } = tirumala as (typeof temples)[number]
    return {
      openingHours: { ...openingHours, confidence },
      hoursText: { ...hoursText, confidence },
    }
  }

  function changed(path: string[], value: unknown): object {
    const copy = structuredClone(tirumala) as Record<string, unknown>
    const last = path.at(-1) ?? ''
    const parent = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy)
    parent[last] = value
    return copy
  }
})

describe('the check of the guide names the gateway when', () => {
  const [airport] = guide.gateways
  assert.ok(airport?.distances.tirumala)
  const { tirumala } = airport.distances
  const mistakes: [string, object, RegExp][] = [
    ['its id is no word of an address', { id: 'bus stop' }, /^bus stop: id/],
    ['its sign is not drawn', { map: { sign: 'ship' } }, /^airport: map\.sign/],
    ['it has no distance for a card', { distances: {} }, /^airport: distances: .* none to tirumala/],
    [
      'a distance is empty',
      { distances: { tirumala: { ...tirumala, value: {} } } },
      /^airport: distances\.tirumala\.value/,
    ],
    [
      'a distance runs backwards',
      { distances: { tirumala: { ...tirumala, value: { ...tirumala.value, leastMetres: 50_000 } } } },
      /^airport: distances\.tirumala\.value: the least distance is more than the most/,
    ],
  ]
  for (const [what, change, problem] of mistakes) {
    it(what, () => {
      const [first] = guideProblems({ ...guide, gateways: [{ ...airport, ...change }] })
      assert.match(first ?? '', problem)
    })
  }
})

it('finds what an occasion suspends and no rule of its temples is about', () => {
  const withoutRule = whole.goodToKnow.map(({ suspendable: _, ...answer }) => answer)
  const problems = guideProblems({ ...whole, goodToKnow: withoutRule })
  assert.ok(problems.includes('ratha-saptami: suspends: no rule is about breakDarshan'))
  assert.ok(!problems.join().includes('specialEntry'), 'which is a way in')
})

describe('the check of the guide names the entry when', () => {
  const [tickets] = goodToKnow
  const [emergencies] = guide.helplines
  assert.ok(tickets && emergencies)

  it('an answer speaks of a temple that is not there', () => {
    const [problem] = guideProblems({ ...guide, goodToKnow: [{ ...tickets, temples: ['tirumalai'] }] })
    assert.equal(problem, 'tickets: temples: there is no temple tirumalai')
  })

  it('two answers have one id', () => {
    assert.deepEqual(guideProblems({ ...guide, goodToKnow: [tickets, tickets] }), [
      'tickets: id: another entry has this id',
    ])
  })

  it('an answer begins with more than one sentence', () => {
    const answer = { ...tickets.answer, value: 'No. The general line is free.' }
    assert.deepEqual(guideProblems({ ...guide, goodToKnow: [{ ...tickets, answer }] }), [
      'tickets: answer.value: is more than one sentence: what follows are claims',
    ])
  })

  it('an answer leads to no address', () => {
    const links = [{ label: 'Book', url: 'ttdevasthanams' }]
    const [problem] = guideProblems({ ...guide, goodToKnow: [{ ...tickets, links }] })
    assert.match(problem ?? '', /^tickets: links\.0\.url/)
  })

  it('a number is dialled that is not the one shown', () => {
    const numbers = { ...emergencies.numbers, value: [{ shown: '0877-2277777', dialled: '+918772277778' }] }
    const [problem] = guideProblems({ ...guide, helplines: [{ ...emergencies, numbers }] })
    assert.match(problem ?? '', /^emergencies: numbers\.value\.0: the number that is shown/)
  })
})

it('holds the least that a road is said to measure against the straight line', () => {
  const { station, distance, straight } = stationWith('tirumala')
  const withLeast = (leastMetres: number) => {
    distance.value.leastMetres = leastMetres
    return guideProblems({ ...guide, gateways: [station] })
  }
  assert.deepEqual(withLeast(Math.ceil(straight)), [])
  const less = Math.floor(straight)
  assert.deepEqual(withLeast(less), [
    `railwayStation: distances.tirumala: ${less} m by road is less than the straight line of ${Math.round(straight)} m`,
  ])
})

it('knows which road is shorter than the line, and says when it is no more', () => {
  const { station, distance, straight } = stationWith('govindaraja')
  const problems = () => guideProblems({ ...guide, gateways: [station] })
  assert.deepEqual(problems(), [])
  const more = Math.ceil(straight)
  distance.value = { leastMetres: more, mostMetres: more }
  assert.deepEqual(problems(), [
    `railwayStation: distances.govindaraja: ${more} m by road is no longer less than the straight line of ${Math.round(straight)} m`,
  ])
})

it('finds days of checking that are still to come', () => {
  const days = factsOf(guide).map(({ fact }) => fact.checkedOn)
  assert.deepEqual(prematureChecks(guide, days.sort().at(-1) ?? assert.fail()), [])
  const early = prematureChecks(guide, '2000-01-01')
  assert.equal(early.length, days.length)
  const { checkedOn } = temples[0]?.deity ?? assert.fail()
  assert.ok(early.includes(`tirumala: deity: checked on ${checkedOn}, and today is 2000-01-01`))
})

it('finds sources that nobody cites or that the list has twice', () => {
  assert.deepEqual(sourceListProblems(sources, whole), [])
  const [first] = sources
  assert.ok(first)
  const { id, source } = first
  assert.deepEqual(
    sourceListProblems([...sources, { id, source: { ...source, url: 'https://example.org/' } }], whole),
    [`${id}: id: another entry has this id`, `${id}: no fact cites this source`],
  )
  assert.deepEqual(sourceListProblems([...sources, { id: 'again', source }], whole), [
    'again: another source has this address',
  ])
})

it('finds figures in digits, which translators would have to change', () => {
  assert.deepEqual(digitProblems(whole), [])
  const [first, ...others] = whole.goodToKnow
  assert.ok(first)
  const said = (value: string, more: object = {}) =>
    digitProblems({
      ...whole,
      goodToKnow: [{ ...first, answer: { ...first.answer, value, ...more } }, ...others],
    })
  const problem = `${first.id}: answer: write the figure as {name}, with its value under figures`
  assert.deepEqual(said('It costs ₹90.'), [problem])
  assert.deepEqual(
    said('It costs {fare}.', { figures: { fare: { rupees: 90 } }, note: 'It was ₹80 in 2022.' }),
    [],
  )
})

it('finds what a list lets stay and is there no more', () => {
  const temples = whole.temples.map((temple) =>
    temple.id === 'iskcon' ? { ...temple, description: { ...temple.description, value: 'Modern.' } } : temple,
  )
  assert.deepEqual(digitProblems({ ...whole, temples }), [
    'iskcon: description: content/checks.yaml lets its digits stay, and it has none',
  ])
})

it('takes a fact that was looked for and not found, with neither source nor note', () => {
  const { note: _, ...gettingThere } = guide.temples[0]?.gettingThere ?? assert.fail()
  const unknown = { ...gettingThere, value: null, sources: [] }
  const changed = temples.map((temple) => ({ ...temple, gettingThere: unknown }))
  assert.deepEqual(guideProblems({ ...guide, temples: changed }), [])
})

function stationWith(temple: TempleId) {
  const station = structuredClone(railwayStation)
  const { coordinates } = temples.find(({ id }) => id === temple) ?? assert.fail()
  return {
    station,
    distance: station.distances[temple] ?? assert.fail(),
    straight: straightLineMetres(station.coordinates.value, coordinates.value),
  }
}

function named(name: string) {
  return { name, kind: 'newspaper', url: 'https://example.org/' }
}

function cited(url: string, kind = 'newspaper') {
  return { name: 'A source', kind, url }
}
