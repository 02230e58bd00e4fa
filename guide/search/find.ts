import { type Cover, coverOf, ofKind, type Placed } from './cover.ts'
import { writtenWords } from './fold.ts'
import type { Target } from './index.ts'
import { type OpenIndex, type Unit, unitsOf } from './score-words.ts'
import { arrivalPage, withSubjects, withWay } from './subjects.ts'
import { hasSubject, isOrigin, mayName, outsideUnits } from './unknown-words.ts'
import { joint, worth } from './weights.ts'

/** `unknown` is what the guide has nothing on, in the words of the query. What follows it is a general answer. */
export type Find = Readonly<{
  target: Exclude<Target, { kind: 'near' | 'outside' }> | { kind: 'unknown'; text: string }
  score: number
}>

const mostWords = 20

/** Among equal scores, the first kind wins. */
const kinds: readonly Target['kind'][] = [
  'temple',
  'fact',
  'intent',
  'helpline',
  'occasion',
  'answer',
  'page',
]

/** Best first. Null if no word tells anything: everything fits it. */
export function find(query: string, index: OpenIndex): Find[] | null {
  const written = writtenWords(query).filter(Boolean).slice(0, mostWords)
  const words = written.map((word) => word.toLowerCase())
  const { units, names, isOutside } = namedIn(words, index)
  if (units.length === 0 && words.every((word) => index.small.stop.has(word))) return null
  const cover = coverOf(words.length, units)
  const every = [...new Set(units.flatMap(({ scores }) => [...scores.keys()]))]
    .map((place): Placed => ({ place, target: index.targets[place] as Target, score: cover([{ place }]) }))
    .filter(({ target }) => target.kind !== 'occasion' || index.today <= target.last)
  const near = ofKind('near', every)
  // The station of "near railway station" is no question of its own.
  const found = every.filter(
    (one) =>
      one.target.kind === 'temple' ||
      near.every((beside) => cover([beside, one]) >= beside.score + joint.leastGain),
  )
  const temples = templesOf(found, names.length > 0 ? null : near, cover)
  const finds = ranked(found, temples, cover)
  const [first] = finds
  const general = [...temples, ...ofKind('intent', found)]
  const text = names.map((at) => written[at]).join(' ')
  const isMeant = (one: Placed) =>
    one.target.kind === 'helpline' || (!isOutside && hasSubject(one, general, words, units, index.small))
  return [
    ...(first && text && !isMeant(first)
      ? [{ target: { kind: 'unknown', text } as const, score: first.score }]
      : []),
    ...finds.map(({ target, score }) => ({ target: target as Find['target'], score })),
  ]
}

/** `names` are the places of words that name what the guide doesn't have; `isOutside` if it surely hasn't. */
function namedIn(
  words: readonly string[],
  index: OpenIndex,
): { units: Unit[]; names: number[]; isOutside: boolean } {
  const { units, unknown } = unitsOf(words, index)
  const placeOf = (isIt: (target: Target) => boolean) => index.targets.findIndex(isIt)
  const outside = outsideUnits(
    placeOf(({ kind }) => kind === 'outside'),
    units,
  )
  const isWithin = (start: number, end: number) => outside.some((one) => one.start <= start && end <= one.end)
  const unheard = unknown.filter((at) => mayName(at, words, index.small) && !isWithin(at, at + 1))
  const arrival = placeOf((target) => target.kind === 'page' && target.path === arrivalPage)
  const origins = unheard.filter((at) => isOrigin(at, words, index.small))
  return {
    units: [
      ...units.filter(({ start, end }) => !isWithin(start, end)),
      ...origins.map((at) => ({ start: at, end: at + 1, scores: new Map([[arrival, joint.origin]]) })),
    ],
    names: [...words.keys()].filter(
      (at) => isWithin(at, at + 1) || (unheard.includes(at) && !origins.includes(at)),
    ),
    isOutside: outside.length > 0,
  }
}

/** `near` is null where something is named that the guide doesn't have. */
function templesOf(
  found: readonly Placed[],
  near: readonly Placed<'near'>[] | null,
  cover: Cover,
): Placed<'temple'>[] {
  // "Meenakshi temple, Tirupati" is none of the temples in Tirupati.
  const named = ofKind('temple', found).filter(({ score }) => near || score > worth.town)
  const asked = [...ofKind('intent', found), ...ofKind('helpline', found), ...ofKind('answer', found)]
  // "Locker near railway station" asks for no temple.
  const alone = (near ?? []).filter((one) =>
    asked.every((other) => cover([one, other]) < one.score + joint.leastSubject),
  )
  const best = Math.max(0, ...named.map(({ score }) => score))
  const better = alone.filter(({ score }) => score > best)
  return better.length === 0
    ? named
    : better.map(({ target, ...one }) => ({ ...one, target: { ...target, kind: 'temple' } }))
}

function ranked(found: readonly Placed[], temples: readonly Placed<'temple'>[], cover: Cover): Placed[] {
  const intents = ofKind('intent', found)
  const { answers, occasions, helplines } = withSubjects(found, temples, cover)
  const [best] = [...temples].sort(byScore)
  const rest = [...temples, ...answers, ...occasions, ...factsOf(temples, intents, cover)]
  const most = Math.max(...[...rest, ...intents].map(({ score }) => score)) + joint.leastGain
  return [
    ...rest,
    ...ofKind('page', found).map((one) => withWay(one, intents, temples, cover)),
    // What a temple's own name has is no question: the station of a temple beside it.
    ...intents.filter(
      (one) => !best || best.score <= one.score || cover([best, one]) >= best.score + joint.leastGain,
    ),
    ...helplines.map((one) =>
      cover([one]) < joint.urgent ? one : { ...one, score: Math.max(one.score, most) },
    ),
  ].sort(byScore)
}

/** "Kanipakam timings". Who names the town alone means Tirumala, the first. */
function factsOf(
  temples: readonly Placed<'temple'>[],
  intents: readonly Placed<'intent'>[],
  cover: Cover,
): Placed[] {
  const named = temples.filter(({ score }) => score > worth.town)
  const ofTown = [...temples].sort((one, other) => one.place - other.place).slice(0, 1)
  return (named.length > 0 ? named : ofTown).flatMap((temple) =>
    intents.flatMap((intent): Placed[] => {
      const score = cover([temple, intent])
      if (score < Math.max(temple.score, intent.score) + joint.leastGain) return []
      const target = { kind: 'fact', intent: intent.target.intent, temple: temple.target.temple } as const
      return [{ place: temple.place, target, score }]
    }),
  )
}

function byScore(one: Placed, other: Placed): number {
  const [oneScore, otherScore] = [one, other].map(({ score }) => Math.round(score * 1000)) as [number, number]
  const order = kinds.indexOf(one.target.kind) - kinds.indexOf(other.target.kind)
  return otherScore - oneScore || order || one.place - other.place
}
