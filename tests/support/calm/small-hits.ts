/** Runs in the page: all that can be pressed and that a finger of `least` CSS pixels, either way, would miss. */
export async function findSmallHits(least: number): Promise<string[]> {
  const pressed = 'a[href], button, select, input, textarea, summary, label'
  const found: string[] = []

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  /** A field is pressed on its label, too. */
  function placesOf(target: Element): Element[] {
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
    return [target, ...labels].filter(isSeen)
  }
  /** Whether a press there reaches the target, on whatever part of it. */
  function isHit(places: readonly Element[], x: number, y: number): boolean {
    const above = document.elementFromPoint(x, y)?.closest(pressed)
    return above != null && places.some((place) => place === above || place.contains(above))
  }
  function middlesOf(places: readonly Element[]): [number, number][] {
    return places
      .flatMap((one) => [...one.getClientRects()])
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
  }
  /** Near the edges, a bar may cover what is part of the page. */
  function isOutOfReach(places: readonly Element[]): boolean {
    const edge = places[0]?.closest('.places, .top-bar') ? 0 : innerHeight / 4
    return !middlesOf(places).some(([x, y]) => y > edge && y < innerHeight - edge && isHit(places, x, y))
  }
  /** How far the target can be pressed from there in both directions. */
  function extent(places: readonly Element[], [x, y]: [number, number], [dx, dy]: [number, number]): number {
    let length = 0
    for (const way of [0.5, -0.5])
      for (let step = way; isHit(places, x + dx * step, y + dy * step); step += way) {
        length += 0.5
        if (length >= least) return length
      }
    return length
  }
  /** Words of a sentence that goes on before or after them; what stands alone has room of its own. */
  function isInRunningText(target: Element): boolean {
    if (getComputedStyle(target).display !== 'inline') return false
    const block = target.parentElement?.closest('p, li, dd, figcaption')
    if (!block) return false
    const before = document.createRange()
    before.setStart(block, 0)
    before.setEndBefore(target)
    const after = document.createRange()
    after.setStartAfter(target)
    after.setEnd(block, block.childNodes.length)
    const around = [String(before).trim(), String(after).trim()]
    // Each sentence of a text that is in doubt is pressed.
    const pressable = [...block.querySelectorAll(`:is(${pressed}):not(.doubt)`)].map(({ textContent }) =>
      textContent.trim(),
    )
    const own = target.matches('.doubt') ? 0 : (target.textContent?.trim().length ?? 0)
    const words = around.join('').length - pressable.join('').length + own
    const goesOn = /[^.:?!।|·]$/u.test(around[0] ?? '') || /^[\p{L}\p{N},;]/u.test(around[1] ?? '')
    return goesOn && words >= 40
  }

  for (const target of document.querySelectorAll('a[href], button, select, input, textarea, summary')) {
    if (target.matches(':disabled, [type=hidden], .visually-hidden') || target.closest('[inert]')) continue
    const places = placesOf(target)
    const [place] = places
    if (!place || isInRunningText(target)) continue
    if (isOutOfReach(places)) place.scrollIntoView({ block: 'center', behavior: 'instant' })
    // What is far from the screen is laid out one frame after it comes near.
    if (!place.checkVisibility({ contentVisibilityAuto: true }))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const hits = middlesOf(places).map((point) => [
      extent(places, point, [1, 0]),
      extent(places, point, [0, 1]),
    ])
    if (hits.some((sides) => sides.every((side) => side >= least - 1))) continue
    const [width, height] = hits[0] ?? []
    const name = target.getAttribute('aria-label') ?? target.textContent ?? ''
    found.push(`${width} × ${height}: ${name.trim().slice(0, 40)} ${target.outerHTML.slice(0, 80)}`)
  }
  return found
}
