import { createHash } from 'node:crypto'
import { temples } from '#guide/temples.ts'

/**
 * The policy of one built page: our own files, the inline scripts that stand in it, the photographs'
 * host and the identity provider; nothing else. https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(html: string, identityOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`,
    "style-src 'self'",
    `img-src 'self' ${photographOrigins().join(' ')}`,
    `connect-src 'self' ${identityOrigins.join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)]
  return scripts
    .filter(({ groups }) => !groups?.attributes?.includes('src='))
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.text ?? '')
          .digest('base64')}'`,
    )
}

function photographOrigins(): string[] {
  const addresses = temples.flatMap(({ photograph }) => (photograph ? [photograph.value.url] : []))
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
