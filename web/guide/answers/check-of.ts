import type { Statement } from '#guide/fact-schema.ts'

/** Since when all of an answer has been checked, and how many sources it has. */
export function checkOf({ claims = [], ...first }: Statement<string>): {
  checkedOn: string
  sources: number
} {
  const parts = [first, ...claims]
  const [checkedOn = first.checkedOn] = parts.map((part) => part.checkedOn).sort()
  return { checkedOn, sources: new Set(parts.flatMap(({ sources }) => sources.map(({ url }) => url))).size }
}
