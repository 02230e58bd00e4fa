/** Lets a button that is pressed before the rest of the JavaScript arrives show that it was heard. */
export function showEarlyPresses(): void {
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement)
      target.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true')
  })
}
