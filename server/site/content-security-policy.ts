import { createHash } from 'node:crypto'
import { photographHost } from '#guide/commons.ts'
import { type StreetsSettings, streetsText } from '#web/site-format.ts'

const photographOrigin = `https://${photographHost}`

/** `streets` is what the settings say of the map with streets; the pages that contain it may show its pictures. */
export function contentSecurityPolicy(
  html: string,
  identityOrigins: readonly string[],
  streets: StreetsSettings,
): string {
  const tilesOrigins = html.includes(streetsText(streets)) ? tilesOriginsOf(streets) : []
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes(html, 'script').join(' ')}`,
    `style-src 'self' ${inlineHashes(html, 'style').join(' ')}`,
    `img-src 'self' ${[photographOrigin, ...tilesOrigins].join(' ')}`,
    `connect-src 'self' ${identityOrigins.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

export function serviceWorkerPolicy(): string {
  return `default-src 'none'; connect-src 'self' ${photographOrigin}`
}

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${element}>`, 'g')
  return [...html.matchAll(pattern)]
    .filter(({ groups }) => !groups?.attributes?.includes('src='))
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.text ?? '')
          .digest('base64')}'`,
    )
}

function tilesOriginsOf({ mapTilesUrl }: StreetsSettings): string[] {
  return mapTilesUrl === 'off' ? [] : [new URL(mapTilesUrl).origin]
}
