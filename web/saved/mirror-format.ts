import { readLocally } from '../device/local-storage.ts'

/**
 * A mirror in local storage of what buttons and the bar show: the day that the reader last opened or added to on this
 * device, and favourites. Reading it takes no further download.
 */
export type Mirror = {
  /** Null until there is one. */
  id: string | null
  /** In the reader's order. */
  temples: readonly string[]
  /** Temples that were added or taken out by a tap that is not stored yet. */
  taps: readonly string[]
  /** Temples that are favourites, of whatever day. */
  favourites: readonly string[]
}

/** Four lines: the day's id, its temples, taps in earlier versions, the favourites. */
export const mirrorKey = 'my-day'

export function readMirror(): Mirror {
  const [id = '', temples, taps, favourites] = (readLocally(mirrorKey) ?? '').split('\n')
  return { id: id || null, temples: words(temples), taps: words(taps), favourites: words(favourites) }
}

/** Runs in the head, too, before the bar is painted. */
export function markDayCount({ temples }: Mirror): void {
  const { style } = document.documentElement
  if (temples.length > 0) style.setProperty('--day-count', `"${temples.length}"`)
  else style.removeProperty('--day-count')
}

/** Runs in the head, too: the buttons on the page as it was built show what is kept, before the app has started. */
export function markPressed({ temples, favourites }: Mirror): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.add-to-day, .favourite')) {
    const isAdding = button.matches('.add-to-day')
    if (!(isAdding ? temples : favourites).includes(button.value)) continue
    button.setAttribute('aria-pressed', 'true')
    if (isAdding) button.firstElementChild?.replaceChildren('✓')
  }
}

export function words(line = ''): string[] {
  return line.split(' ').filter(Boolean)
}
