import { useMatches } from 'react-router'

/** What a route's `handle` tells the frame around its page. */
export type Handle = {
  showsDistances?: boolean
  /** The id of an element below a phone's first screen: phones paint the page once it has arrived up to there. */
  secondScreen?: string
}

/** The shown page's handle. */
export function useHandle(): Handle {
  return (useMatches().at(-1)?.handle ?? {}) as Handle
}
