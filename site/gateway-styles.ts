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

export function stylesFor(all: readonly Pick<Gateway, 'id' | 'card' | 'nearestFirst'>[]): string {
  const onCards = all.filter(({ card }) => card)
  return [
    ...all.map(({ id }) => listRules(id, `:is(.temple-grid, .place-list) > li { order: var(--${id}) }`)),
    ...onCards.map(({ id }) =>
      listRules(id, `.distance-lines .${id} { font-size: var(--text); font-weight: 700 }`),
    ),
    ...all.map(({ id }) => listRules(id, `.place-list > li { --fold: var(--${id}-fold) }`)),
    ...onlyRules('way', onCards),
    ...onlyRules(
      'nearest-first',
      all.filter(({ nearestFirst }) => nearestFirst),
    ),
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

function onlyRules(className: string, gateways: readonly Pick<Gateway, 'id'>[]): string[] {
  const rule = (page: string, id: string) => `${page} .${className} > :not(.${id}) { display: none }`
  return [
    ...gateways.map(({ id }) => rule(`html${chosen(id)}`, id)),
    rule(`html:not(${gateways.map(({ id }) => chosen(id)).join()})`, usualGateway),
  ]
}
