import type { Fact } from '#guide/fact-schema.ts'
import type { Stated } from '#guide/stated.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { useNow } from '#web/shell/now.tsx'
import { isUnsureNow } from './checked-on.ts'
import { Doubt, DoubtLink } from './doubt.tsx'
import { DoubtMark } from './doubt-mark.tsx'

type StatedValueProps = {
  of: string
  /** With its sources, if the page has them. */
  fact: Stated<unknown> | Fact<unknown>
  /** The page with the sources, if it is another one. */
  page?: string | undefined
  text: string
  isStrong?: boolean
}

export function StatedValue({ of, fact, page, text, isStrong = false }: StatedValueProps) {
  const isUnsure = isUnsureNow(fact, useNow())
  if (isUnsure && page) return <DoubtLink of={of} page={page} value={text} />
  const words = markForeignWords(text)
  const value = isStrong ? <strong>{words}</strong> : words
  if ('sources' in fact)
    return (
      <Doubt of={of} fact={fact}>
        {value}
      </Doubt>
    )
  if (!isUnsure) return <span>{value}</span>
  return (
    <span>
      <span>{value}</span>
      <DoubtMark />
    </span>
  )
}
