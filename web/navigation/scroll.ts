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
  begin()
  addEventListener('pageshow', begin, { signal })
  addEventListener('pagehide', end, { signal })
  return () => given.abort()
}

/** Where the reader was, or to what the address names, or to the top. */
export function scrollFor({ location: { key, hash }, keepsScroll }: Shown): void {
  const position = positions.get(key)
  const target = hash && document.getElementById(decoded(hash.slice(1)))
  if (position !== undefined) scrollTo(0, position)
  else if (keepsScroll) return
  else if (target) target.scrollIntoView()
  else scrollTo(0, 0)
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
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
