import { content } from '#guide/content.ts'
import type { Find } from './find.ts'
import type { Intent } from './intents.ts'
import { cutoffs, worth } from './weights.ts'

/** What a page shows of what was found. Each list has the best first. */
export type Results = Readonly<{
  /** The part with the best find comes first. */
  parts: readonly Part['kind'][]
  facts: readonly Fact[]
  intent: Intent | null
  unknown: string | null
  occasions: readonly string[]
  answers: readonly string[]
  helplines: readonly string[]
  pages: readonly string[]
  /** Those that were named. */
  temples: readonly string[]
}>

type Fact = Readonly<{ intent: Intent; temple: string }>

type Part =
  | { kind: 'facts'; one: Fact }
  | { kind: 'intent'; one: Intent }
  | { kind: 'unknown' | 'occasions' | 'answers' | 'helplines' | 'pages' | 'temples'; one: string }

const most: Readonly<Record<Part['kind'], number>> = {
  unknown: 1,
  facts: 4,
  intent: 1,
  occasions: 4,
  answers: 4,
  helplines: 3,
  pages: 3,
  temples: 10,
}

export const { ofNoTemple, answersOf } = content

export function resultsOf(finds: readonly Find[]): Results {
  const best = finds[0]?.score ?? 0
  const near = finds.filter(({ score }) => score >= best * cutoffs.leastShare)
  const bestFact = near.find(({ target }) => target.kind === 'fact')?.score ?? 0
  const parts: Part[] = near
    .filter(({ target, score }) => target.kind !== 'fact' || score >= bestFact * cutoffs.leastShareOfTemples)
    .flatMap((one) => partsOf(one, finds))
  const list = <Kind extends Part['kind']>(kind: Kind) => {
    const ones = parts.flatMap((part) =>
      part.kind === kind ? [part.one as Extract<Part, { kind: Kind }>['one']] : [],
    )
    return [...new Set(ones)].slice(0, most[kind])
  }
  const facts = list('facts').filter(({ intent }, _, all) => intent === all[0]?.intent)
  const [intent = null] = facts.length > 0 ? [] : list('intent')
  const beside = answerBeside(facts, intent, finds)
  const answers = [...new Set([...list('answers'), ...(beside ? [beside] : [])])].slice(0, most.answers)
  const temples = templesOf(facts.length > 0 ? finds : near, facts)
  const shown: Readonly<Record<Part['kind'], boolean>> = {
    unknown: true,
    facts: facts.length > 0,
    intent: intent !== null,
    occasions: true,
    answers: answers.length > 0,
    helplines: true,
    pages: true,
    // A fact leads to its temple.
    temples: facts.length === 0,
  }
  const kinds = new Set([...parts.map(({ kind }) => kind), 'answers' as const])
  return {
    parts: [...kinds].filter((kind) => shown[kind]),
    facts,
    intent,
    unknown: list('unknown')[0] ?? null,
    occasions: list('occasions'),
    answers,
    helplines: list('helplines'),
    pages: list('pages'),
    temples,
  }
}

/** The answer in Good to know that belongs to the same question. */
function answerBeside(
  facts: readonly Fact[],
  intent: Intent | null,
  finds: readonly Find[],
): string | undefined {
  if (intent) return answersOf[intent]
  const [fact] = facts
  return finds
    .flatMap(({ target }) => (target.kind === 'answer' ? [target] : []))
    .find(({ id, about }) => fact && id === answersOf[fact.intent] && about.includes(fact.temple))?.id
}

function partsOf({ target }: Find, finds: readonly Find[]): Part[] {
  switch (target.kind) {
    case 'fact': {
      const answer = ofNoTemple.includes(target.intent) && answerBeside([target], null, finds)
      return [answer ? { kind: 'answers', one: answer } : { kind: 'facts', one: target }]
    }
    case 'intent': {
      const answer = ofNoTemple.includes(target.intent) && answersOf[target.intent]
      return [answer ? { kind: 'answers', one: answer } : { kind: 'intent', one: target.intent }]
    }
    case 'occasion':
      return [{ kind: 'occasions', one: target.id }]
    case 'answer':
      return [{ kind: 'answers', one: target.id }]
    case 'helpline':
      return [{ kind: 'helplines', one: target.id }]
    case 'temple':
      return [{ kind: 'temples', one: target.temple }]
    case 'unknown':
      return [{ kind: 'unknown', one: target.text }]
    case 'page':
      return [{ kind: 'pages', one: target.path }]
  }
}

/** A search that names only the town names no temple. */
function templesOf(finds: readonly Find[], facts: readonly Fact[]): string[] {
  const named = finds.flatMap(({ target, score }) =>
    target.kind === 'temple' ? [{ id: target.temple, score }] : [],
  )
  const asked = facts.map(({ temple }) => temple)
  if (asked.length > 0)
    return named.filter(({ id, score }) => score > worth.town && asked.includes(id)).map(({ id }) => id)
  const best = named[0]?.score ?? 0
  return named.filter(({ score }) => score >= best * cutoffs.leastShareOfTemples).map(({ id }) => id)
}
