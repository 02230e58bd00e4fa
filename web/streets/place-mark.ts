import type { Coordinates } from '#guide/schema.ts'

export type PlaceOnStreets = {
  id: string
  name: string
  at: Coordinates
  /** The number of a temple, or the path of the sign of a gateway. */
  badge: { number: number } | { sign: string }
  isOpen?: boolean | undefined
  isSure?: boolean
  /** Its place in the day. */
  order?: number | undefined
}

/** As in the drawing; an SVG, so that numbers and signs have their place in it. */
export function placeMark({ id, name, badge, isOpen, isSure = true, order }: PlaceOnStreets): HTMLElement {
  const mark = document.createElement('span')
  mark.className = ['streets-place', isOpen && 'open', !isSure && 'unsure', 'sign' in badge && 'gateway']
    .filter(Boolean)
    .join(' ')
  mark.dataset.place = id
  mark.append('sign' in badge ? signOf(badge.sign) : String(badge.number))
  if (order !== undefined) mark.append(part('streets-order', String(order)))
  mark.append(part('visually-hidden', ` ${name}`))
  return mark
}

function part(className: string, text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  return element
}

function signOf(path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '-13 -13 26 26')
  svg.setAttribute('aria-hidden', 'true')
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  shape.setAttribute('d', path)
  svg.append(shape)
  return svg
}
