import { readLocally } from '#web/shell/device/local-storage.ts'

/** Five lines: the day's id, its temples, taps in earlier versions, the favourites, and the date of the day in hand. */
export const mirrorKey = 'my-day'

export type Tap = `${'+' | '-'}${string}`

export function readLines() {
  const [id = '', temples, taps, favourites, writtenOn = ''] = (readLocally(mirrorKey) ?? '').split('\n')
  return {
    id: id || null,
    temples: words(temples),
    taps: words(taps),
    favourites: words(favourites),
    writtenOn,
  }
}

/** Runs in the head, too, before the bar is painted. */
export function markDayCount({ temples }: { temples: readonly string[] }): void {
  const { style } = document.documentElement
  if (temples.length > 0) style.setProperty('--day-count', `"${temples.length}"`)
  else style.removeProperty('--day-count')
}

/** Runs in the head, before the app starts, on the page as it was built. */
export function markPressed({
  temples,
  favourites,
}: {
  temples: readonly string[]
  favourites: readonly string[]
}): void {
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
