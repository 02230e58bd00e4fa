import type { Fact } from '#guide/fact-schema.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { useNow } from '#web/shell/now.tsx'
import { isUnsureNow } from './checked-on.ts'
import { Doubt, DoubtLink } from './doubt.tsx'
import { DoubtMark } from './doubt-mark.tsx'

type StatedProps = {
  of: string
  /** With its sources, if the page has them. */
  fact: Pick<Fact<unknown>, 'confidence' | 'checkedOn'> | Fact<unknown>
  /** The page with the sources, if it is another one. */
  page?: string | undefined
  text: string
}

/** A value that stands on several pages, of which one has its sources. */
export function Stated({ of, fact, page, text }: StatedProps) {
  const isUnsure = isUnsureNow(fact, useNow())
  if (!isUnsure) return <span>{markForeignWords(text)}</span>
  if (page) return <DoubtLink of={of} page={page} value={text} />
  if (!('sources' in fact))
    return (
      <span>
        <span>{markForeignWords(text)}</span>
        <DoubtMark />
      </span>
    )
  return (
    <Doubt of={of} fact={fact}>
      {markForeignWords(text)}
    </Doubt>
  )
}
