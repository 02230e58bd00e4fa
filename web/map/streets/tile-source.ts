import { streetsOff } from '#web/site-format.ts'

export type TileSource = {
  /** With {z}, {x} and {y}. */
  url: string
  host: string
  /** Whom to name on the pictures. */
  credits: { name: string; href: string | undefined }[]
}

/** Reads what `streetsText` writes; null where the operator wants no streets. */
export function readTileSource(text: string): TileSource | null {
  if (text === streetsOff) return null
  const [url = '', attribution = ''] = text
    .slice(text.indexOf(':') + 1)
    .split('/')
    .map(decodeURIComponent)
  return { url, host: new URL(url).host, credits: readCredits(attribution) }
}

/** "Name <address>", several in a row. */
function readCredits(attribution: string): TileSource['credits'] {
  return [...attribution.matchAll(/([^<]+)(?:<([^>]*)>)?/g)].flatMap(([, name = '', href]) =>
    name.trim() ? [{ name: name.trim(), href: href && /^https?:/.test(href) ? href : undefined }] : [],
  )
}
