/**
 * The day that the reader last opened or added to on this device, as far as buttons and the bar show it: a mirror in
 * local storage of what is kept. It is read at once, so nothing more has to be loaded on every page.
 */
export type DayInHand = {
  /** Null until there is one. */
  id: string | null
  /** In the reader's order. */
  temples: readonly string[]
  /** Temples that were added or taken out by a tap that is not stored yet. */
  taps: readonly string[]
}

/** Three lines: the day's id, its temples, the taps. */
export const mirrorKey = 'my-day'

export function mirroredDay(): DayInHand {
  let stored = ''
  try {
    stored = localStorage.getItem(mirrorKey) ?? ''
  } catch {
    // Storage is blocked.
  }
  const [id = '', temples = '', taps = ''] = stored.split('\n')
  return { id: id || null, temples: words(temples), taps: words(taps) }
}

export function mirrorDay({ id, temples, taps }: DayInHand): void {
  try {
    if (id === null && temples.length + taps.length === 0) localStorage.removeItem(mirrorKey)
    else localStorage.setItem(mirrorKey, [id ?? '', temples.join(' '), taps.join(' ')].join('\n'))
  } catch {
    // Storage is blocked: the day lasts as long as the page.
  }
}

/** Runs in the head, too, before the bar is painted. */
export function markDayCount({ temples }: DayInHand): void {
  const { style } = document.documentElement
  if (temples.length > 0) style.setProperty('--day-count', `"·${temples.length}"`)
  else style.removeProperty('--day-count')
}

/** Runs in the head, too: the buttons on the page as it was built show what the day has, before the app has started. */
export function markAdded({ temples }: DayInHand): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.add-to-day')) {
    if (!temples.includes(button.value)) continue
    button.setAttribute('aria-pressed', 'true')
    button.firstElementChild?.replaceChildren('✓')
  }
}

function words(line: string): string[] {
  return line.split(' ').filter(Boolean)
}
