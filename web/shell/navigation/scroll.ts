import type { Shown } from './location.ts'

const storedAs = 'travel-visit-scroll'

const positions = new Map<string, number>()

export function keepScroll(key: string): void {
  positions.set(key, scrollY)
}

/** Browsers would scroll before the page is drawn. Documents that they open themselves they scroll well. */
export function takeOverScrolling(shownKey: () => string): () => void {
  const given = new AbortController()
  const { signal } = given
  for (const [key, position] of storedPositions()) positions.set(key, position)
  const begin = () => {
    history.scrollRestoration = 'manual'
  }
  const end = () => {
    history.scrollRestoration = 'auto'
    keepScroll(shownKey())
    storePositions()
  }
  // Who goes back by several pages at once comes to one that this app had left.
  const position = positions.get(shownKey())
  if (history.scrollRestoration === 'manual' && position !== undefined) scrollTo(0, position)
  begin()
  addEventListener('pageshow', begin, { signal })
  addEventListener('pagehide', end, { signal })
  // Firefox has scrolled to a part of the page before it says so.
  addEventListener('click', () => keepScroll(shownKey()), { signal, capture: true })
  return () => given.abort()
}

/** Where the reader was, or to what the address names, or to the top. */
export function scrollFor({ location: { key, hash }, keepsScroll }: Shown): void {
  const position = positions.get(key)
  const target = partAt(hash)
  if (position !== undefined) scrollTo(0, position)
  else if (keepsScroll) return
  else if (target) target.scrollIntoView()
  else scrollTo(0, 0)
}

export function partAt(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}

function storedPositions(): [string, number][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storedAs) ?? '{}'))
  } catch {
    return []
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // Without storage, a document that is opened again begins at its top.
  }
}
