import { useLayoutEffect, useRef } from 'react'
import { t } from '#web/language/translate.ts'
import { asDrawn } from '#web/shell/start/page-parts.tsx'
import { dayTitle } from './state/day-title.ts'

/** The script of the page names the day before React knows it, which later sets the words, but never draws them anew. */
export function DayHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  const title = dayTitle.useValue()
  useLayoutEffect(() => {
    const { current } = heading
    if (title === null || !current || current.textContent === title) return
    current.textContent = title
    if (document.activeElement !== current) return
    // So that a screen reader says it.
    current.blur()
    current.focus({ preventScroll: true })
  }, [title])
  return <h1 ref={heading} {...asDrawn(t('My day'))} />
}
