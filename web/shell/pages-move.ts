/** Whether one page may turn into the next: browsers that can't, and readers who like no motion, get it at once. */
export function pagesMove(): boolean {
  if (import.meta.env.SSR) return false
  return matchMedia('(prefers-reduced-motion: no-preference)').matches
}
