/** The query of a mailed link, which its page keeps as the state of an entry in the history; no other page of ours has one. */
export function heldQuery(state: unknown): string | undefined {
  return typeof state === 'string' ? state : undefined
}
