import { tryAgainEvent } from './download.ts'
import { showLoading } from './loading-sign.ts'

/** Dispatched to the window when every control works. */
export const startedEvent = 'app-started'

/**
 * Before the app has started, a press of a control that needs it shows that it was heard, and is not lost: React sends
 * forms, the list reads its controls, and buttons are pressed again.
 */
export function keepEarlyPresses(): void {
  const { dataset } = document.documentElement
  const pressed: HTMLElement[] = []
  dataset.app = 'starting'
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement)
      target.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true')
  })
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-try-again]')) dispatchEvent(new Event(tryAgainEvent))
    else if (dataset.app && target.closest('.needs-script, form')) {
      if (!dataset.loading) showLoading('waiting')
      const button = target.closest<HTMLElement>('button:not([type=submit])')
      if (button) pressed.push(button)
    }
  })
  const pressAgain = () => {
    for (const button of pressed) button.click()
  }
  addEventListener(startedEvent, pressAgain, { once: true })
}
