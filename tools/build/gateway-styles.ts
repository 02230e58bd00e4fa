import type { Plugin } from 'vite'
import { gateways } from '#guide/content/gateways.ts'

const address = 'virtual:gateways.css'

/**
 * Sorts the list until the page's JavaScript has started. A built page contains each card's position by distance from
 * each gateway. The first selector matches the reader's last choice, which the head's script sets before the first paint;
 * the second one matches what is chosen in the list itself.
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
