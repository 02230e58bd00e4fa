import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Fact } from '#guide/fact-schema.ts'
import { Link } from '#web/navigation/link.tsx'
import { useNow } from '../clock/now.tsx'
import { markForeignWords } from '../language/foreign-words.tsx'
import { t } from '../language/translate.ts'
import { isUnsureNow } from './checked-on.ts'
import { SourceInPlace } from './source-in-place.tsx'
import './doubt.css'

type DoubtProps = {
  of: string
  fact: Fact<unknown>
  /** The stated value, which is underlined; without one the words "not sure" stand after it. */
  children?: ReactNode
}

/** A value, and how to see why we doubt it, if we do. */
export function Doubt({ of, fact, children }: DoubtProps) {
  const isUnsure = isUnsureNow(fact, useNow())
  const [link, setLink] = useState<HTMLAnchorElement | null>(null)
  // A translator replaces bare texts, which React could then not take away.
  if (!isUnsure) return children && <span>{children}</span>
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // Without a popover, and in another tab, the address leads to the sources.
    if (!('popover' in event.currentTarget) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setLink(event.currentTarget)
  }
  return (
    <>
      <a className="doubt" href={`#${sourceId(of)}`} onClick={open}>
        <span>{children ?? t('not sure')}</span>
        {children && <span className="doubt-words visually-hidden">{` (${t('not sure')})`}</span>}
      </a>
      {link && <SourceInPlace fact={fact} link={link} onClosed={() => setLink(null)} />}
    </>
  )
}

type DoubtLinkProps = {
  of: string
  /** The page with the sources. */
  page: string
  value: string
}

/** Beside a link to the page, which is enough for a keyboard. */
export function DoubtLink({ of, page, value }: DoubtLinkProps) {
  return (
    <Link
      className="doubt"
      to={`${page}#${sourceId(of)}`}
      tabIndex={-1}
      aria-label={`${value}, ${t('not sure')}`}
    >
      {markForeignWords(value)}
    </Link>
  )
}

export function sourceId(of: string): string {
  return `${of}-source`
}
