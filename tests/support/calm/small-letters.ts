/** Runs in the page: the texts on it whose letters are smaller than `least` CSS pixels as they are drawn, and how large. */
export function findSmallLetters(least: number, within = 'body'): { size: number; text: string }[] {
  const found: { size: number; text: string }[] = []

  function look(element: Element, text: string | null, style = getComputedStyle(element)): void {
    if (!text || !/[\p{L}\p{N}]/u.test(text)) return
    const size = Number.parseFloat(style.fontSize) * scaleOf(element)
    // Sizes in rem are not whole pixels.
    if (size < least - 0.01)
      found.push({ size: Math.round(size * 100) / 100, text: text.trim().slice(0, 60) })
  }
  /** Drawings are scaled to the room that they have. */
  function scaleOf(element: Element): number {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1
  }

  for (const element of document.querySelectorAll(`:is(${within}), :is(${within}) *`)) {
    if (element.matches('script, style, noscript, option, title, desc')) continue
    if (element.closest('.visually-hidden') || !element.checkVisibility({ visibilityProperty: true }))
      continue
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    for (const { nodeType, nodeValue } of element.childNodes)
      if (nodeType === Node.TEXT_NODE) look(element, nodeValue)
    if (element instanceof HTMLSelectElement) look(element, element.value)
    if (element instanceof HTMLInputElement && !/checkbox|radio/.test(element.type))
      look(element, element.value || element.placeholder)
    for (const part of ['::before', '::after']) {
      const style = getComputedStyle(element, part)
      const [, text] = /^"(.*)"$/.exec(style.content) ?? []
      if (text && style.display !== 'none') look(element, text, style)
    }
  }
  return found
}
