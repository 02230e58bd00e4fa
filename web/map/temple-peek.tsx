import { type ReactNode, useEffect, useRef } from 'react'
import { directionsLink } from '#guide/map/links.ts'
import { DirectionsLabel } from '#web/guide/temples/directions-label.tsx'
import type { ShownTemple } from '#web/guide/temples/shown-temple.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import './temple-peek.css'

type TemplePeekProps = {
  temple: Pick<ShownTemple, 'id' | 'name' | 'coordinates'>
  children: ReactNode
  actions?: ReactNode
  onClose: () => void
}

/** Below the map, which stays in view. */
export function TemplePeek({ temple, children, actions, onClose }: TemplePeekProps) {
  const card = useRef<HTMLElement>(null)
  const opener = useRef<Element | null>(null)
  const { id, name, coordinates } = temple
  useEffect(() => {
    opener.current = document.activeElement
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const close = () => {
    onClose()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <section
      ref={card}
      className="temple-peek sheet on-screen"
      aria-labelledby="temple-peek-name"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <h2 className="h3" id="temple-peek-name">
        <Link className="target low" to={`/temples/${id}`}>
          {name}
        </Link>
      </h2>
      <button type="button" className="temple-peek-close icon-button" aria-label={t('Close')} onClick={close}>
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d="m2 2 6 6m0-6-6 6" />
        </svg>
      </button>
      {children}
      <div className="temple-peek-actions filled">
        <a className="button small" href={directionsLink(coordinates)} rel="noreferrer">
          <DirectionsLabel />
        </a>
        {actions}
      </div>
    </section>
  )
}
