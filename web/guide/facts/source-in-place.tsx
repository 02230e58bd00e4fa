import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Fact } from '#guide/fact-schema.ts'
import { t } from '#web/language/translate.ts'
import { useNow } from '#web/shell/now.tsx'
import { isOldNow } from './checked-on.ts'
import { Evidence } from './evidence.tsx'

type SourceInPlaceProps = {
  fact: Fact<unknown>
  link: HTMLAnchorElement
  onClosed: () => void
}

/** At the end of the document, because a paragraph cannot hold it. */
export function SourceInPlace({ fact, link, onClosed }: SourceInPlaceProps) {
  const box = useRef<HTMLDivElement>(null)
  const now = useNow()
  useLayoutEffect(() => {
    box.current?.showPopover()
    if (box.current) placeBeside(link, box.current)
    box.current?.focus()
  }, [link])
  const source = (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={t('not sure')}
      className="doubt-source sheet"
      tabIndex={-1}
      onToggle={({ newState }) => newState === 'closed' && onClosed()}
    >
      <p className="doubt-source-head">{t('We’re not sure.')}</p>
      <div>
        <Evidence fact={fact} isOld={isOldNow(fact, now)} />
      </div>
      <p>
        <button type="button" className="text-button" onClick={() => box.current?.hidePopover()}>
          {t('Close')}
        </button>
      </p>
    </div>
  )
  return <span>{createPortal(source, document.body)}</span>
}

/** Below the value, or above it where the screen ends, and never beside the screen. */
function placeBeside(link: HTMLElement, box: HTMLElement): void {
  const value = link.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const isBelow = value.bottom + height <= innerHeight || value.top < height
  const edge = (document.documentElement.clientWidth - width) / 2
  const left = Math.min(
    Math.max(value.left, Math.min(16, edge)),
    document.documentElement.clientWidth - width - Math.min(16, edge),
  )
  box.style.top = `${scrollY + (isBelow ? value.bottom + 4 : value.top - height - 4)}px`
  box.style.left = `${scrollX + left}px`
}
