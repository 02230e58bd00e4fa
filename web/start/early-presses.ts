import { tryAgainEvent } from './download.ts'
import { showLoading } from './loading-sign.ts'
import { twinOf } from './twin.ts'

export const startedEvent = 'app-started'

type Twin<E> = () => E | undefined

/**
 * Repeats presses once the app has started, unless the pressed button shows something else by then, and then follows
 * the link that was pressed after them.
 */
export function keepEarlyPresses(): void {
  const pressed = new Map<HTMLElement, { twin: Twin<HTMLElement>; showed: string | null }>()
  const sent = new Map<HTMLFormElement, Twin<HTMLFormElement>>()
  let followed: Twin<HTMLElement> | undefined
  document.documentElement.dataset.app = 'starting'
  addEventListener('submit', (event) => {
    const form = event.target
    if (!isStarting() || event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    // React would keep it, too, but clears the form even if it is refused.
    event.preventDefault()
    sent.set(form, twinOf(form))
    form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true')
  })
  const hear = (event: Event) => {
    const { type, target } = event
    if (!(target instanceof Element) || !isStarting()) return
    const link = pressed.size > 0 && opensHere(event) && target.closest<HTMLElement>('a[href^="/"]')
    if (link && !followed) {
      // Another document would forget what was pressed here. Whoever presses a link again doesn't want to wait.
      event.preventDefault()
      followed = twinOf(link)
    } else if (!target.closest('.needs-script, form')) return
    if (!document.documentElement.dataset.loading) showLoading('waiting')
    const button = type === 'click' && target.closest<HTMLElement>('button:not([type=submit])')
    if (button) pressed.set(button, { twin: twinOf(button), showed: button.getAttribute('aria-pressed') })
  }
  addEventListener('click', hear)
  addEventListener('change', hear)
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-try-again]'))
      dispatchEvent(new Event(tryAgainEvent))
  })
  const pressAgain = () => {
    for (const twin of sent.values()) twin()?.requestSubmit()
    for (const { twin, showed } of pressed.values()) {
      const button = twin()
      if (button?.getAttribute('aria-pressed') === showed) button.click()
    }
    followed?.()?.click()
  }
  addEventListener(startedEvent, pressAgain, { once: true })
}

/** With a key held, a link opens beside this page, which stays as it is. */
function opensHere(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
}

/** Stays true in a page that goes on without the app. */
export function isStarting(): boolean {
  return document.documentElement.dataset.app !== undefined
}
