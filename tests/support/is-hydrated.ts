/** Runs in the page: whether React has taken over, and every control works. */
export function isHydrated(): boolean {
  const isReactThere = Object.keys(document).some((name) => name.startsWith('__reactContainer'))
  return isReactThere && document.documentElement.dataset.app === undefined
}
