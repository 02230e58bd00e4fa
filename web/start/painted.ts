/** Resolves after the next paint, or at once in a hidden tab, which is never painted. */
export async function painted(): Promise<void> {
  if (document.hidden) return
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
