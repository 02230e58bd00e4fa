import type { Plugin } from 'vite'
import { gateways } from '#guide/content/gateways.ts'

const address = 'virtual:gateways.css'

/**
 * The style sheet of where the reader is, which the head's script knows before anything is painted: a built page says the
 * place of each card in the order from there, so that the list stands in its order, and that distance first, before the
 * page's JavaScript has sorted anything.
 */
export function gatewayStyles(): Plugin {
  return {
    name: 'gateway-styles',
    resolveId: (id) => (id === address ? `\0${address}` : undefined),
    load: (id) => (id === `\0${address}` ? gateways.map(({ id }) => rulesFor(id)).join('\n') : undefined),
  }
}

function rulesFor(gateway: string): string {
  return `
    html[data-from="${gateway}"] .temple-grid > li { order: var(--${gateway}) }
    html[data-from="${gateway}"] .distance-lines .${gateway} { order: -1; font-weight: 700 }`
}
