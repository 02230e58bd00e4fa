import { setTwin } from './early-presses.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** React draws the document anew if an extension or a translator has changed it. This puts back what that lacks. */
export function holdPage(): () => void {
  const marks = [...document.documentElement.attributes].filter(({ name }) => name !== 'data-app')
  const links = document.head.querySelectorAll('[rel*=icon], [rel=manifest]')
  const held = elementsByPlace()
  let focused = document.activeElement
  const { pathname } = location
  // A navigation moves the focus to the new page, which may have the like of what is held.
  addEventListener('focusin', ({ target }) => {
    focused = target as Element
    if (location.pathname !== pathname) held.clear()
  })
  return () => {
    const drawn = elementsByPlace()
    for (const [place, element] of held) {
      const twin = drawn.get(place)
      if (element.isConnected || !twin) continue
      setTwin(element, twin)
      if ('open' in element) Reflect.set(twin, 'open', element.open)
      if (element.matches('input, select, textarea')) enter(element as Control, twin as Control)
      if (element === focused) twin.focus({ preventScroll: true })
    }
    for (const link of links) if (!link.isConnected) document.head.append(link)
    const root = document.documentElement
    for (const { name, value } of marks) if (!root.hasAttribute(name)) root.setAttribute(name, value)
  }
}

/** Not by texts, which a translator changes, nor by neighbours, to which others are added. */
function elementsByPlace(): Map<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>()
  const all = document.querySelectorAll<HTMLElement>(
    'a, button, details, form, input, select, summary, textarea',
  )
  for (const element of all) {
    const { localName, className, parentElement } = element
    const own = ['name', 'href', localName === 'button' ? 'value' : 'name'].map((name) =>
      element.getAttribute(name),
    )
    let place = [parentElement?.closest('[id]')?.id, localName, own.find(Boolean) ?? className].join()
    while (elements.has(place)) place += '+'
    elements.set(place, element)
  }
  return elements
}

/** Imitates typing: React overlooks a value that is set through the element itself. */
function enter(from: Control, to: Control): void {
  if ('checked' in from && 'checked' in to && from.checked !== to.checked) to.click()
  if (from.value === to.value) return
  Reflect.set(Object.getPrototypeOf(to), 'value', from.value, to)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}
