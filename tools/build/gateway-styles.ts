import type { Plugin } from 'vite'
import { usualGateway } from '#guide/distance.ts'
import { guide } from '#guide/guide.ts'
import type { Gateway } from '#guide/schema.ts'

const address = 'virtual:gateways.css'

/** What depends on where the reader is must not wait for the page's JavaScript. */
export function gatewayStyles(): Plugin {
  return {
    name: 'gateway-styles',
    resolveId: (id) => (id === address ? `\0${address}` : undefined),
    load: (id) => (id === `\0${address}` ? stylesFor(guide.gateways) : undefined),
  }
}

export function stylesFor(all: readonly Pick<Gateway, 'id' | 'card'>[]): string {
  const onCards = all.filter(({ card }) => card)
  return [
    ...all.map(({ id }) => listRules(id, `:is(.temple-grid, .place-list) > li { order: var(--${id}) }`)),
    ...onCards.map(({ id }) =>
      listRules(id, `.distance-lines .${id} { font-size: var(--text); font-weight: 700 }`),
    ),
    ...onCards.map(({ id }) => wayRule(`html${chosen(id)}`, id)),
    wayRule(`html:not(${onCards.map(({ id }) => chosen(id)).join()})`, usualGateway),
  ].join('\n')
}

function chosen(gateway: string): string {
  return `[data-from="${gateway}"]`
}

/** `rule` where the list is sorted from the gateway: as remembered, or as just chosen. */
function listRules(gateway: string, rule: string): string {
  return [`html${chosen(gateway)}`, `.page:has(.list-from [value="${gateway}"]:checked)`]
    .map((page) => `${page} ${rule}`)
    .join('\n')
}

function wayRule(page: string, gateway: string): string {
  return `${page} .way > :not(.${gateway}) { display: none }`
}
