import type { GatewayId } from '#guide/schema.ts'

/** Where somebody said to be, kept on their own device alone. */
const key = 'from'

/** Read once: what is chosen in another tab later does not move the list in this one. */
let remembered: string | null | undefined

/** The id of a gateway, if there is one by that name still. */
export function rememberedGateway(): string | null {
  if (remembered === undefined) remembered = storedGateway()
  return remembered
}

function storedGateway(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that forbids storage remembers nothing.
    return null
  }
}

export function rememberGateway(gateway: GatewayId | null): void {
  remembered = gateway
  try {
    if (gateway) localStorage.setItem(key, gateway)
    else localStorage.removeItem(key)
  } catch {
    // As above, or the storage is full; the address has the choice all the same.
  }
}

/**
 * Runs in the head, before the list is drawn: says where the reader is, so that the style sheet orders the cards at
 * once, and whether the address leaves temples out, so that nobody sees the whole list first.
 */
export const listHeadScript = `try{const p=new URLSearchParams(location.search),d=document.documentElement.dataset;const f=p.get('from')||(location.search?'':localStorage.getItem('${key}'));if(f)d.from=f;if(/[?&](open|tradition|within|q)=/.test(location.search))d.list='choosing'}catch{}`
