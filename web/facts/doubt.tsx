import type { Fact } from '#guide/fact-schema.ts'
import { useNow } from '../clock/now.tsx'
import { t } from '../language/translate.ts'
import { isUnsureNow } from './checked-on.ts'
import './doubt.css'

type DoubtProps = {
  /** The id of the fact's entry among the page's sources. */
  of: string
  fact: Fact<unknown>
}

/** "~" before what is not sure. */
export function Doubt({ of, fact }: DoubtProps) {
  return isUnsureNow(fact, useNow()) && <DoubtLink of={of} />
}

/** "~", which leads to the page's sources. */
export function DoubtLink({ of }: { of: string }) {
  return (
    <a className="doubt" href={`#${sourceId(of)}`}>
      <span aria-hidden="true">~</span>
      <span className="visually-hidden">{t('not sure')} </span>
    </a>
  )
}

export function sourceId(of: string): string {
  return `${of}-source`
}
