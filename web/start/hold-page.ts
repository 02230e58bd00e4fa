type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** React draws the document anew if an extension or a translator has changed it. This puts back what that lacks. */
export function holdPage(): () => void {
  const marks = [...document.documentElement.attributes].filter(({ name }) => name !== 'data-app')
  const links = document.head.querySelectorAll('[rel*=icon], [rel=manifest]')
  const held = controlsByName()
  let focused = document.activeElement
  const { pathname } = location
  // A navigation moves the focus to the new page, whose fields may have the same names.
  addEventListener('focusin', ({ target }) => {
    focused = target as Element
    if (location.pathname !== pathname) held.clear()
  })
  return () => {
    const drawn = controlsByName()
    for (const [name, control] of held) {
      const twin = drawn.get(name)
      if (control.isConnected || !twin) continue
      enter(control, twin)
      if (control === focused) twin.focus({ preventScroll: true })
    }
    for (const link of links) if (!link.isConnected) document.head.append(link)
    const root = document.documentElement
    for (const { name, value } of marks) if (!root.hasAttribute(name)) root.setAttribute(name, value)
  }
}

function controlsByName(): Map<string, Control> {
  const controls = new Map<string, Control>()
  for (const control of document.querySelectorAll<Control>('input, select, textarea')) {
    let { name } = control
    while (controls.has(name)) name += '+'
    controls.set(name, control)
  }
  return controls
}

/** Imitates typing: React overlooks a value that is set through the element itself. */
function enter(from: Control, to: Control): void {
  if ('checked' in from && 'checked' in to && from.checked !== to.checked) to.click()
  if (from.value === to.value) return
  Reflect.set(Object.getPrototypeOf(to), 'value', from.value, to)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}
