import { narrowing } from '#guide/list-address.ts'
import type { GatewayId } from '#guide/schema.ts'
import { keepLocally, readLocally } from '../device/local-storage.ts'

/** The reader's starting point, in local storage. */
const key = 'from'

/** Read once: a later choice in another tab does not reorder this list. */
let remembered: string | null | undefined

/** The stored gateway's id, if that gateway still exists. */
export function rememberedGateway(): string | null {
  if (remembered === undefined) remembered = readLocally(key) ?? null
  return remembered
}

export function rememberGateway(gateway: GatewayId | null): void {
  remembered = gateway
  keepLocally(key, gateway ?? '')
}

/**
 * Runs in the head, before the list is painted: sets the starting point, by which the style sheet orders the cards and
 * which the controls name, and whether the query filters the list, so that the full list does not flash up first.
 */
export function markListChoice(): void {
  const asked = new URLSearchParams(location.search)
  const from = asked.get('from') || (location.search ? null : readLocally(key))
  const { dataset } = document.documentElement
  if (from) {
    dataset.from = from
    // Cards that arrive late may be the first.
    document.querySelector('link[rel=expect][media]')?.removeAttribute('media')
    document.addEventListener('DOMContentLoaded', () => enterGateway(from))
  }
  if (narrowing.some((name) => asked.has(name))) dataset.list = 'choosing'
}

/** As the default of the control, so that a choice the reader has made by then stays. */
function enterGateway(gateway: string): void {
  for (const option of document.querySelectorAll<HTMLOptionElement>('.list-from option'))
    if (option.value === gateway) option.defaultSelected = true
}
