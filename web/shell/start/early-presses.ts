import { tryAgainEvent } from './download.ts'
import { showLoading } from './loading-sign.ts'

export const startedEvent = 'app-started'

/**
 * Repeats presses once the app has started, unless the pressed button shows something else by then, and then follows
 * the link that was pressed after them.
 */
export function keepEarlyPresses(): void {
  const pressed = new Map<HTMLElement, string | null>()
  const sent = new Set<HTMLFormElement>()
  let followed: HTMLElement | null = null
  document.documentElement.dataset.app = 'starting'
  const { pathname } = location
  // Back has the browser change only the address if the app drew the page before.
  addEventListener('popstate', () => {
    if (isStarting() && location.pathname !== pathname) location.reload()
  })
  addEventListener('submit', (event) => {
    const form = event.target
    if (!isStarting() || event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    // React would keep it, too, but clears the form even if it is refused.
    event.preventDefault()
    sent.add(form)
    form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true')
  })
  const hear = (event: Event) => {
    const { type, target } = event
    if (!(target instanceof Element) || !isStarting()) return
    const link = pressed.size > 0 && opensHere(event) && target.closest<HTMLElement>('a[href^="/"]')
    if (link && !followed) {
      // Another document would forget what was pressed here. Whoever presses a link again doesn't want to wait.
      event.preventDefault()
      followed = link
      markHeard(link)
    } else if (!target.closest('.needs-script, form')) return
    if (!document.documentElement.dataset.loading) showLoading('waiting')
    const button = type === 'click' && target.closest<HTMLElement>('button:not([type=submit])')
    if (button) pressed.set(button, button.getAttribute('aria-pressed'))
    const heard = button || (type === 'change' && target)
    if (heard) markHeard(heard)
  }
  addEventListener('click', hear)
  addEventListener('change', hear)
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-try-again]'))
      dispatchEvent(new Event(tryAgainEvent))
  })
  const pressAgain = () => {
    for (const heard of document.querySelectorAll('[data-heard]')) heard.removeAttribute('data-heard')
    for (const form of sent) drawn(form).requestSubmit()
    for (const [button, showed] of pressed)
      if (drawn(button).getAttribute('aria-pressed') === showed) drawn(button).click()
    if (followed) drawn(followed).click()
  }
  addEventListener(startedEvent, pressAgain, { once: true })
}

/** The style sheet of the notice draws the sign. */
function markHeard(element: Element): void {
  element.setAttribute('data-heard', '')
}

const twin = 'twin'

/** Notes what React has drawn in the place of an element. */
export function setTwin(element: Element, drawn: Element): void {
  Reflect.set(element, twin, drawn)
}

function drawn<E extends Element>(element: E): E {
  return (Reflect.get(element, twin) as E | undefined) ?? element
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
