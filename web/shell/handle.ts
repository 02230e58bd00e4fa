import { useMatches } from 'react-router'

/** What a route's `handle` tells the frame around its page. */
export type Handle = {
  /** The id of the element that ends a phone's first screen. */
  fillsPhone?: string
  showsDistances?: boolean
}

/** The shown page's handle. */
export function useHandle(): Handle {
  return (useMatches().at(-1)?.handle ?? {}) as Handle
}
