import { Link } from 'react-router'
import type { Fact } from '#guide/fact-schema.ts'
import { useNow } from '../clock/now.tsx'
import { t } from '../language/translate.ts'
import { isUnsureNow } from './checked-on.ts'
import './doubt.css'

type DoubtProps = {
  of: string
  fact: Fact<unknown>
}

export function Doubt({ of, fact }: DoubtProps) {
  return isUnsureNow(fact, useNow()) && <DoubtLink of={of} />
}

type DoubtLinkProps = {
  of: string
  page?: string | undefined
}

export function DoubtLink({ of, page }: DoubtLinkProps) {
  const target = `#${sourceId(of)}`
  const link = { className: 'doubt', 'aria-label': t('not sure'), children: '~' }
  // The link to the page beside it is enough for a keyboard.
  return page ? <Link {...link} to={page + target} tabIndex={-1} /> : <a {...link} href={target} />
}

export function sourceId(of: string): string {
  return `${of}-source`
}
