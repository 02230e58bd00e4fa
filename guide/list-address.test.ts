import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { guide } from './guide.ts'
import { type ListChoice, listAddress, parseListChoice } from './list-address.ts'

const { gateways } = guide

const nothing: ListChoice = { from: null, openNow: false, search: '' }

const parse = (query: ConstructorParameters<typeof URLSearchParams>[0]) =>
  parseListChoice(new URLSearchParams(query), gateways)

describe('the address of a list', () => {
  const canonical: [string, ListChoice][] = [
    ['', nothing],
    ['?from=railwayStation', { ...nothing, from: 'railwayStation' }],
    ['?from=airport&open=now&q=kalahasti', { from: 'airport', openNow: true, search: 'kalahasti' }],
    ['?open=now', { ...nothing, openNow: true }],
    ['?q=Kapila+Theertham', { ...nothing, search: 'Kapila Theertham' }],
    ['?q=%E0%B0%95%E0%B0%AA%E0%B0%BF%E0%B0%B2', { ...nothing, search: 'కపిల' }],
  ]
  for (const [address, choice] of canonical) {
    it(`is ${address === '' ? 'empty' : address}`, () => {
      assert.equal(listAddress(choice), address)
      assert.deepEqual(parse(address), choice)
    })
  }

  const ignored = [
    '?from=moon',
    '?from=Airport',
    '?from=toString',
    '?from=',
    '?open=yes',
    // The list could once be narrowed by these.
    '?tradition=shaiva',
    '?within=10',
    '?q=',
    '?q=+%E3%80%80+',
    '?unknown=1&utm_source=x',
    '?%FF%FE=%E0%A4%A',
  ]
  for (const address of ignored) {
    it(`takes ${address} for no choice`, () => {
      assert.deepEqual(parse(address), nothing)
    })
  }

  it('has whole words of a long search, in no more than a server takes', () => {
    const searchOf = (search: string) => parse(listAddress({ ...nothing, search })).search
    for (const word of ['laddu', 'లడ్డూ', '🛕👨‍👩‍👧', 'x'.repeat(99)]) {
      const search = `${word} `.repeat(500)
      const kept = searchOf(search)
      assert.ok([...kept].length > 90 && [...kept].length <= 200, kept)
      assert.ok(search.startsWith(`${kept} `), kept)
      assert.ok(listAddress({ ...nothing, search }).length < 3000)
    }
    assert.equal(searchOf('్'.repeat(500)), '')
    assert.equal(searchOf('x'.repeat(200)), 'x'.repeat(200))
  })

  it('counts the first time that something is said', () => {
    assert.equal(parse('?from=airport&from=busStand').from, 'airport')
  })

  it('knows no gateway from which nobody can choose to start', () => {
    const unchosen = gateways.map(({ choice: _, ...gateway }) => gateway)
    assert.deepEqual(parseListChoice(new URLSearchParams('?from=airport'), unchosen), nothing)
  })

  const choices: fc.Arbitrary<ListChoice> = fc.record({
    from: fc.constantFrom(null, ...gateways.filter(({ choice }) => choice).map(({ id }) => id)),
    openNow: fc.boolean(),
    search: fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('a&b=c#d', '100%', '+', 'శ్రీ కాళహస్తి', ' x '),
    ),
  })

  it('says the whole choice, and nothing else', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const address = listAddress(choice)
        const parsed = parse(new URL(`https://guide.example/temples${address}`).searchParams)
        assert.deepEqual(parsed, {
          ...choice,
          search: choice.search.trim().normalize(),
        })
        assert.equal(listAddress(parsed), address)
      }),
      { numRuns: 500 },
    )
  })

  it('can be anything without an exception, and is made canonical in one step', () => {
    const parameter = fc.tuple(
      fc.oneof(fc.constantFrom('from', 'open', 'tradition', 'q'), fc.string()),
      fc.oneof(fc.constantFrom('airport', 'now', 'shaiva', '10'), fc.string({ unit: 'binary' })),
    )
    fc.assert(
      fc.property(fc.oneof(fc.array(parameter), fc.string({ unit: 'binary' })), (parameters) => {
        const choice = parse(parameters)
        const again = parse(listAddress(choice))
        assert.deepEqual(again, choice)
      }),
      { numRuns: 500 },
    )
  })
})
