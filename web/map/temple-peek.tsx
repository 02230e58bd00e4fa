import { type ReactNode, useEffect, useRef } from 'react'
import { directionsLink } from '#guide/map/links.ts'
import { Link } from '#web/navigation/link.tsx'
import { t } from '../language/translate.ts'
import type { ListedTemple } from '../list/listed-temple.ts'
import { DirectionsLabel } from '../temples/directions-label.tsx'
import './temple-peek.css'

/** What the map shows of a temple besides its place. */
export type MappedTemple = Pick<
  ListedTemple,
  'id' | 'name' | 'openingHours' | 'queue' | 'coordinates' | 'distances'
>

type TemplePeekProps = {
  temple: Pick<MappedTemple, 'id' | 'name' | 'coordinates'>
  /** How things stand there. */
  children: ReactNode
  /** What else can be done with it here. */
  action?: ReactNode
  onClose: () => void
}

/** Below the map, which stays in view. */
export function TemplePeek({ temple, children, action, onClose }: TemplePeekProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  const { id, name, coordinates } = temple
  useEffect(() => {
    opener.current = document.activeElement
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const close = () => {
    onClose()
    if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement) opener.current.focus()
  }
  return (
    <section
      className="temple-peek"
      aria-labelledby="temple-peek-name"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <h2 ref={heading} id="temple-peek-name" tabIndex={-1}>
        {name}
      </h2>
      <button type="button" className="temple-peek-close" aria-label={t('Close')} onClick={close}>
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d="m2 2 6 6m0-6-6 6" />
        </svg>
      </button>
      {children}
      <p className="temple-peek-actions">
        <Link className="button" to={`/temples/${id}`}>
          {t('About this temple')}
        </Link>
        <a className="button quiet" href={directionsLink(coordinates)} rel="noreferrer">
          <DirectionsLabel />
        </a>
        {action}
      </p>
    </section>
  )
}
