import { wordsOf } from './fold.ts'
import type { Target } from './index.ts'
import { type OpenIndex, type Unit, unitsOf } from './score-words.ts'
import { townWeight } from './town.ts'
import { stopWords } from './words/stop-words.ts'

export type Find = Readonly<{ target: Target; score: number }>

type Placed<Kind extends Target['kind'] = Target['kind']> = Readonly<{
  place: number
  target: Extract<Target, { kind: Kind }>
  score: number
}>

const mostWords = 20

/** How much more two targets have to explain than one of them. */
const leastGain = 0.05

/** Below this an answer only mentions what was asked. */
const leastSubject = 0.55

/** How much counts what others say of an answer's subject. */
const ofSubject = 0.95

/** "Dates" is asked of any occasion. */
const calendarAnswer = 'calendar'

/** Of equal scores. */
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
  const words = wordsOf(query).filter(Boolean).slice(0, mostWords)
  const { units, hasUnknown } = unitsOf(words, index)
  if (units.length === 0 && words.every((word) => stopWords.has(word))) return null
  const cover = (places: readonly number[]) => bestCover(words.length, units, places)
  const found = [...new Set(units.flatMap(({ scores }) => [...scores.keys()]))].map(
    (place): Placed => ({ place, target: index.targets[place] as Target, score: cover([place]) }),
  )
  // "Meenakshi temple, Tirupati" is none of the temples in Tirupati.
  const temples = ofKind('temple', found).filter(({ score }) => !hasUnknown || score > townWeight)
  const intents = ofKind('intent', found)
  const dates = found.filter(({ target }) => target.kind === 'answer' && target.id === calendarAnswer)
  const answers = ofKind('answer', found).map((answer) => withSubject(answer, temples, intents, cover))
  const occasions = ofKind('occasion', found)
    .filter((occasion) => isMeant(occasion, temples, cover) && index.today <= occasion.target.last)
    .map((occasion) => withSubject(occasion, temples, [...intents, ...dates], cover))
  // The station of "near railway station" is no question of its own.
  const [best] = [...temples].sort(byScore)
  const others = found.filter(({ target, place, score }) =>
    target.kind === 'intent'
      ? !best || best.score <= score || cover([best.place, place]) >= best.score + leastGain
      : !['temple', 'answer', 'occasion'].includes(target.kind),
  )
  return [...temples, ...others, ...answers, ...occasions, ...factsOf(temples, intents, cover)]
    .sort(byScore)
    .map(({ target, score }) => ({ target, score }))
}

type Cover = (places: readonly number[]) => number

/** "Kanipakam timings". Who names the town alone means Tirumala, the first. */
function factsOf(
  temples: readonly Placed<'temple'>[],
  intents: readonly Placed<'intent'>[],
  cover: Cover,
): Placed[] {
  const named = temples.filter(({ score }) => score > townWeight)
  const ofTown = [...temples].sort((one, other) => one.place - other.place).slice(0, 1)
  return (named.length > 0 ? named : ofTown).flatMap((temple) =>
    intents.flatMap((intent): Placed[] => {
      const score = cover([temple.place, intent.place])
      if (score < Math.max(temple.score, intent.score) + leastGain) return []
      const target = { kind: 'fact', intent: intent.target.intent, temple: temple.target.temple } as const
      return [{ place: temple.place, target, score }]
    }),
  )
}

/** Whether no temples are named besides it, or one at which it is: the Teertham of "Panchami Teertham" names none. */
function isMeant(occasion: Placed<'occasion'>, temples: readonly Placed<'temple'>[], cover: Cover): boolean {
  const named = temples.filter(
    ({ place, score }) => score > townWeight && cover([occasion.place, place]) >= occasion.score + leastGain,
  )
  return named.length === 0 || named.some(({ target }) => occasion.target.about.includes(target.temple))
}

/** An answer also has what is asked of its subject: "laddu price", "ghat road timings at Tirumala". */
function withSubject(
  answer: Placed<'answer' | 'occasion'>,
  temples: readonly Placed<'temple'>[],
  intents: readonly Placed[],
  cover: Cover,
): Placed {
  // That an answer also names the temple says nothing of its subject.
  const named = answer.target.kind === 'answer' ? temples.map(({ place }) => place) : []
  if (cover([answer.place, ...named]) - cover(named) < leastSubject) return answer
  const about = temples.filter(({ target: { temple } }) => answer.target.about.includes(temple))
  const together = Math.max(
    ...[answer, ...intents].map(({ place }) =>
      cover([answer.place, ...about.map((one) => one.place), place]),
    ),
  )
  return { ...answer, score: answer.score + (together - answer.score) * ofSubject }
}

/** The most that the words say of these targets, if each word is counted once. */
function bestCover(length: number, units: readonly Unit[], places: readonly number[]): number {
  const best = [0]
  for (let end = 1; end <= length; end++) {
    const scores = units
      .filter((unit) => unit.end === end)
      .map(
        ({ start, scores }) =>
          (best[start] ?? 0) + Math.max(...places.map((place) => scores.get(place) ?? 0)),
      )
    best.push(Math.max(best[end - 1] ?? 0, ...scores))
  }
  return best[length] ?? 0
}

function ofKind<Kind extends Target['kind']>(kind: Kind, found: readonly Placed[]): Placed<Kind>[] {
  return found.filter(({ target }) => target.kind === kind) as unknown as Placed<Kind>[]
}

function byScore(one: Placed, other: Placed): number {
  const [oneScore, otherScore] = [one, other].map(({ score }) => Math.round(score * 1000)) as [number, number]
  const order = kinds.indexOf(one.target.kind) - kinds.indexOf(other.target.kind)
  return otherScore - oneScore || order || one.place - other.place
}
