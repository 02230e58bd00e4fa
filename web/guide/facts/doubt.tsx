import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Fact } from '#guide/fact-schema.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { useNow } from '#web/shell/now.tsx'
import { isUnsureNow } from './checked-on.ts'
import { DoubtMark } from './doubt-mark.tsx'
import { SourceInPlace } from './source-in-place.tsx'
import './doubt.css'

type DoubtProps = {
  of: string
  fact: Fact<unknown>
  /** The stated value, which is pressed as a whole; without one only the sign is, as beside a link. */
  children?: ReactNode
}

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
      <a className={children ? 'doubt' : 'doubt bare'} href={`#${sourceId(of)}`} onClick={open}>
        {children && <span>{children}</span>}
        <DoubtMark />
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
    <Link className="doubt" to={`${page}#${sourceId(of)}`} tabIndex={-1}>
      <span>{markForeignWords(value)}</span>
      <DoubtMark />
    </Link>
  )
}

/** What the sign means, and whom to ask: once on a page that has it. */
export function DoubtNote() {
  return (
    <p className="doubt-note soft">
      <span className="doubt-mark" /> <span>{t('Not sure: please ask at the temple')}</span>
    </p>
  )
}

export function sourceId(of: string): string {
  return `${of}-source`
}
