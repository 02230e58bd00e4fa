import type { GatewayId } from '#guide/schema.ts'

/** The reader's starting point, in local storage. */
const key = 'from'

/** Read once: a later choice in another tab does not reorder this list. */
let remembered: string | null | undefined

/** The stored gateway's id, if that gateway still exists. */
export function rememberedGateway(): string | null {
  if (remembered === undefined) remembered = storedGateway()
  return remembered
}

function storedGateway(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is blocked.
    return null
  }
}

export function rememberGateway(gateway: GatewayId | null): void {
  remembered = gateway
  try {
    if (gateway) localStorage.setItem(key, gateway)
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked or full; the URL still has the choice.
  }
}

/**
 * Runs in the head, before the list is painted: sets the starting point, by which the style sheet orders the cards, and
 * whether the query filters the list, so that the full list does not flash up first.
 */
export const listHeadScript = `try{const p=new URLSearchParams(location.search),d=document.documentElement.dataset;const f=p.get('from')||(location.search?'':localStorage.getItem('${key}'));if(f)d.from=f;if(/[?&](open|tradition|within|q)=/.test(location.search))d.list='choosing'}catch{}`
