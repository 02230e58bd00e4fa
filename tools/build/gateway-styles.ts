import type { Plugin } from 'vite'
import { gateways } from '#guide/content/gateways.ts'

const address = 'virtual:gateways.css'

/** The gateway from which directions start until the reader has chosen one. */
const usualGateway = 'railwayStation'

/**
 * The order of the list, and the way to a temple on its page, depend on where the reader is and must not wait for the
 * page's JavaScript. A built list contains each card's position by distance from each gateway. The head's script sets
 * the reader's last choice before the first paint.
 */
export function gatewayStyles(): Plugin {
  return {
    name: 'gateway-styles',
    resolveId: (id) => (id === address ? `\0${address}` : undefined),
    load: (id) => (id === `\0${address}` ? styles() : undefined),
  }
}

function styles(): string {
  const chosen = gateways.map(({ id }) => `[data-from="${id}"]`)
  return [
    ...gateways.map(({ id }) => listRules(id)),
    ...gateways.map(({ id }, index) => wayRule(`html${chosen[index]}`, id)),
    wayRule(`html:not(${chosen.join()})`, usualGateway),
  ].join('\n')
}

/** For the last choice, and for a choice in the list itself. */
function listRules(gateway: string): string {
  return [`html[data-from="${gateway}"]`, `.page:has(.list-from [value="${gateway}"]:checked)`]
    .map(
      (chosen) => `
    ${chosen} .temple-grid > li { order: var(--${gateway}) }
    ${chosen} .distance-lines .${gateway} { font-weight: 700 }`,
    )
    .join('')
}

function wayRule(chosen: string, gateway: string): string {
  return `${chosen} .way > :not(.${gateway}) { display: none }`
}
