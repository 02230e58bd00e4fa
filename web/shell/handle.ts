import { useMatches } from 'react-router'

export type Handle = {
  showsDistances?: boolean
  /** The id of an element below the first screen of a phone, which paints once the page has arrived up to there. */
  secondScreen?: string
}

export function useHandle(): Handle {
  return (useMatches().at(-1)?.handle ?? {}) as Handle
}
