import { twinOf } from './twin.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** React draws the document anew if an extension or a translator has changed it. This puts back what that lacks. */
export function holdPage(): () => void {
  const marks = [...document.documentElement.attributes].filter(({ name }) => name !== 'data-app')
  const links = document.head.querySelectorAll('[rel*=icon], [rel=manifest]')
  const fields = document.querySelectorAll<Control | HTMLDetailsElement>('input, select, textarea, details')
  const held = new Map([...fields].map((field) => [field, twinOf(field)]))
  let focused = document.activeElement ?? document.body
  let focusedTwin = twinOf(focused)
  const { pathname } = location
  // A navigation moves the focus to the new page, which may have the like of what is held.
  addEventListener('focusin', ({ target }) => {
    focused = target as Element
    focusedTwin = twinOf(focused)
    if (location.pathname !== pathname) held.clear()
  })
  return () => {
    for (const [field, twin] of held) {
      const drawn = twin()
      if (!drawn || drawn === field) continue
      if ('open' in field && 'open' in drawn) drawn.open = field.open
      else if ('value' in field && 'value' in drawn) enter(field, drawn)
    }
    const twin = focusedTwin()
    if (twin instanceof HTMLElement && twin !== focused) twin.focus({ preventScroll: true })
    for (const link of links) if (!link.isConnected) document.head.append(link)
    const root = document.documentElement
    for (const { name, value } of marks) if (!root.hasAttribute(name)) root.setAttribute(name, value)
  }
}

/** Imitates typing: React overlooks a value that is set through the element itself. */
function enter(from: Control, to: Control): void {
  if ('checked' in from && 'checked' in to && from.checked !== to.checked) to.click()
  if (from.value === to.value) return
  Reflect.set(Object.getPrototypeOf(to), 'value', from.value, to)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}
