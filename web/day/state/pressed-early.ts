/** On the root element, where the script of the page leaves it for the app. */
export function notePress(what: 'driver' | 'tick', temple: string): void {
  document.documentElement.dataset.pressed = `${what} ${temple}`
}

/** Does what was pressed on the plan as it was kept, if its stop is still that of now. */
export function pressAgain(temple: string, buttons: HTMLElement): void {
  const { dataset } = document.documentElement
  const [what, where] = dataset.pressed?.split(' ') ?? []
  delete dataset.pressed
  if (where !== temple) return
  buttons.querySelector<HTMLElement>(what === 'tick' ? '.day-tick' : 'button:not(.day-tick)')?.click()
}
