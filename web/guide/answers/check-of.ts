import type { Fact, Statement } from '#guide/fact-schema.ts'
import type { StatedText } from '#web/guide/facts/statement-text.tsx'

/** Since when all of an answer has been checked, and how many sources it has. */
export function checkOf({ claims = [], ...first }: Statement<string>): {
  checkedOn: string
  sources: number
} {
  const parts = [first, ...claims]
  const [checkedOn = first.checkedOn] = parts.map((part) => part.checkedOn).sort()
  return { checkedOn, sources: new Set(parts.flatMap(({ sources }) => sources.map(({ url }) => url))).size }
}

/** For what has no room for them. */
export function withoutSources<Value>({ claims, ...first }: Statement<Value>): StatedText<Value> {
  const parts = claims?.map(({ id, ...claim }) => ({ id, ...stated(claim) }))
  return { ...stated(first), ...(parts && { claims: parts }) }
}

function stated<Value>({ value, confidence, checkedOn }: Fact<Value>) {
  return { value, confidence, checkedOn }
}
