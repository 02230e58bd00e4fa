import { useMatches } from 'react-router'

/** What a route's `handle` tells the frame around its page. */
export type Handle = {
  showsDistances?: boolean
}

/** The shown page's handle. */
export function useHandle(): Handle {
  return (useMatches().at(-1)?.handle ?? {}) as Handle
}
