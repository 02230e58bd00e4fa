/** Runs in the page: whether React has taken over. */
export function isHydrated(): boolean {
  return Object.keys(document).some((name) => name.startsWith('__reactContainer'))
}
