import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guideProblems } from './check.ts'
import { gateways } from './gateways.ts'
import { temples } from './temples.ts'

describe('the guide', () => {
  it('has ten temples in the order of the specification, and nothing wrong with them', () => {
    assert.deepEqual(guideProblems(temples, gateways), [])
    assert.deepEqual(
      temples.map(({ name }) => name),
      [
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
      ],
    )
  })
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
      /^tirumala: distances\.\w+: .* straight line/,
    ],
    [
      'a distance is empty',
      changed(['distances', 'busStand', 'value'], {}),
      /^tirumala: distances\.busStand\.value/,
    ],
    ['a distance is missing', changed(['distances', 'airport'], undefined), /^tirumala: distances\.airport/],
    [
      'a distance runs backwards',
      changed(['distances', 'airport', 'value', 'leastMetres'], 50_000),
      /^tirumala: distances\.airport\.value/,
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
      'a photograph is from another host',
      changed(['photograph', 'value', 'url'], 'https://example.com/a.jpg'),
      /^tirumala: photograph/,
    ],
    [
      'a photograph cannot exist',
      changed(['photograph', 'value', 'url'], photograph.value.url.replace('4/4e', '5/56')),
      /^tirumala: photograph/,
    ],
    [
      'a fact has neither source nor note',
      changed(['coordinates', 'note'], undefined),
      /^tirumala: coordinates/,
    ],
    ['a field is misspelt', { ...tirumala, photo: {} }, /^tirumala: /],
    ['an id is used twice', { ...tirumala, id: tiruchanoor.id }, /^tiruchanoor: id/],
  ]
  for (const [what, temple, problem] of mistakes) {
    it(what, () => {
      const [first, ...others] = guideProblems([temple, tiruchanoor], gateways)
      assert.match(first ?? '', problem)
      assert.ok(others.every((line) => line.startsWith('ti')))
    })
  }

  function changed(path: string[], value: unknown): object {
    const copy = structuredClone(tirumala) as Record<string, unknown>
    const last = path.at(-1) ?? ''
    const parent = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy)
    parent[last] = value
    return copy
  }
})
