import { narrowing } from '#guide/list-address.ts'
import type { GatewayId } from '#guide/schema.ts'
import { keepLocally, readLocally } from '#web/shell/device/local-storage.ts'

const key = 'from'

/** Read once per document: a choice in another tab must not reorder this list. */
let remembered: string | null | undefined

export function rememberedGateway(): string | null {
  if (remembered === undefined) remembered = readLocally(key) ?? null
  return remembered
}

export function rememberGateway(gateway: GatewayId | null): void {
  remembered = gateway
  keepLocally(key, gateway ?? '')
}

/** `data-from` orders the cards; `data-list` hides a list that the address filters until it is filtered. */
export function markListChoice(): void {
  const asked = new URLSearchParams(location.search)
  const from = asked.get('from') || (location.search ? null : readLocally(key))
  const { dataset } = document.documentElement
  if (from) {
    dataset.from = from
    // Painting waits for the whole list: the last card to arrive may be the first in this order.
    document.querySelector('link[rel=expect][media]')?.removeAttribute('media')
    document.addEventListener('DOMContentLoaded', () => enterGateway(from))
  }
  if (narrowing.some((name) => asked.has(name))) dataset.list = 'choosing'
}

/** Sets the default of the control, so that a choice the reader has already made stays. */
function enterGateway(gateway: string): void {
  for (const option of document.querySelectorAll<HTMLOptionElement>('.list-from option'))
    if (option.value === gateway) option.defaultSelected = true
}
