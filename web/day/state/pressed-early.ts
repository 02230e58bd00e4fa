/** On the root element, where the script of the page leaves it for the app. */
export function notePress(what: 'driver' | 'tick', temple: string): void {
  document.documentElement.dataset.pressed = `${what} ${temple}`
}

/** Parts that are open on the plan as it was kept: the hours, and stops by their temples. */
export function noteOpened(part: string, isOpen: boolean): void {
  const others = openedEarly().filter((one) => one !== part)
  document.documentElement.dataset.opened = [...others, ...(isOpen ? [part] : [])].join(' ')
}

export function wasOpened(part: string): boolean {
  return openedEarly().includes(part)
}

/** A `ref`, as rendering is too early to know: the plan as it was kept can be pressed until this one takes its place. */
export function openAsBefore(part: string) {
  return (details: HTMLDetailsElement | null) => {
    if (details && wasOpened(part)) details.open = true
  }
}

/** Called once the app has drawn the parts as they were. */
export function forgetOpened(): void {
  delete document.documentElement.dataset.opened
}

function openedEarly(): string[] {
  return document.documentElement.dataset.opened?.split(' ') ?? []
}

/** Does what was pressed on the plan as it was kept, if its stop is still that of now. */
export function pressAgain(temple: string, buttons: HTMLElement): void {
  const { dataset } = document.documentElement
  const [what, where] = dataset.pressed?.split(' ') ?? []
  delete dataset.pressed
  if (where !== temple) return
  buttons.querySelector<HTMLElement>(what === 'tick' ? '.day-tick' : 'button:not(.day-tick)')?.click()
}
