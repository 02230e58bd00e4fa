import { t } from '#web/language/translate.ts'
import { asDrawn } from '#web/shell/start/page-parts.tsx'
import { drawKeptPlan, type KeptWords } from './draw-kept-plan.ts'
import earlyPlan from './early-plan.ts?bundled'
import './last-plan.css'

/** The plan as it was last, until the planner has the one of now; React leaves what the page's script has drawn. */
export function LastPlan() {
  const words: KeptWords = {
    next: t('Next'),
    onTheWay: t('Now, on the way'),
    here: t('Now'),
    directions: t('Directions'),
    driver: t('Driver'),
    seen: t('Mark as seen'),
  }
  return <div className="day-pending" ref={draw} data-words={JSON.stringify(words)} {...asDrawn('')} />
}

/** Behind the first `LastPlan` of the page. */
export function EarlyPlan() {
  return <script {...asDrawn(import.meta.env.SSR ? earlyPlan : '')} />
}

function draw(pending: HTMLDivElement): () => void {
  drawKeptPlan(pending, new Date())
  // A press that is under way would end on another element, which hears nothing of it.
  return () => pending.querySelector<HTMLElement>('summary:active, button:active')?.click()
}
