import type { Plugin } from 'vite'
import { gateways } from '#guide/content/gateways.ts'

const address = 'virtual:gateways.css'

/**
 * Sorts the list until the page's JavaScript does: a built page says each card's place in the order from each gateway.
 * The head's script knows the reader's last choice before anything is painted; what is chosen in the list itself, these
 * rules read from it.
 */
export function gatewayStyles(): Plugin {
  return {
    name: 'gateway-styles',
    resolveId: (id) => (id === address ? `\0${address}` : undefined),
    load: (id) => (id === `\0${address}` ? gateways.map(({ id }) => rulesFor(id)).join('\n') : undefined),
  }
}

function rulesFor(gateway: string): string {
  return [`html[data-from="${gateway}"]`, `.page:has(.list-from [value="${gateway}"]:checked)`]
    .map(
      (chosen) => `
    ${chosen} .temple-grid > li { order: var(--${gateway}) }
    ${chosen} .distance-lines .${gateway} { font-weight: 700 }`,
    )
    .join('')
}
