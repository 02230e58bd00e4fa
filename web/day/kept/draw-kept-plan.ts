import type { KeptEnd, KeptPlan, KeptStop } from '#day/kept/kept-plan.ts'
import { type StopOfNow, stopOfNow } from '#day/kept/stop-of-now.ts'
import { directionsLink } from '#guide/map/links.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { noteOpened, notePress, wasOpened } from '#web/day/state/pressed-early.ts'
import { planInHand } from '#web/saved/kept-plans.ts'
import { readLines } from '#web/saved/mirror-format.ts'

export type KeptWords = Record<'next' | 'onTheWay' | 'here' | 'directions' | 'driver' | 'seen', string>

type Ahead = Exclude<StopOfNow, { part: 'over' }>

/**
 * Draws the plan in hand as `DayPlan` draws it a moment later, with the same classes. The page's own script does so
 * before the first paint, and React wherever it waits for the planner.
 */
export function drawKeptPlan(into: HTMLElement, now: Date): void {
  if (into.childElementCount > 0) return
  // Whoever has no plan will get the form.
  into.classList.toggle('for-form', readLines().temples.length === 0)
  const plan = planInHand(now)
  const at = plan && stopOfNow(plan, now)
  if (!plan || !at || at.part === 'over') return
  const { title, titleBefore, date, hours, back, start, end, stops, room } = plan
  const named = date === dateInIndia(now) ? title : titleBefore
  document.querySelector('main h1')?.replaceChildren(named)
  const list = make('ol', 'day-timeline stack plain-list', [
    make('li', 'day-begin', [
      make('p', 'cluster gap-3 flat', [
        make('strong', '', [start.name]),
        ' ',
        make('span', 'small-text', [timed(at, start.time)]),
      ]),
    ]),
    ...stops.map((stop, index) => row(stop, index + 1, at, into)),
    endRow(end, at),
  ])
  into.append(
    opening(
      'hours',
      'day-when',
      make('summary', 'cluster gap-3 flat', [
        make('strong', '', [timed(at, hours)]),
        ' ',
        make('span', 'soft', [timed(at, back)]),
      ]),
    ),
    list,
  )
  keepRoom(list, room)
}

function row(stop: KeptStop, number: number, at: Ahead, { dataset }: HTMLElement): HTMLElement {
  const { isSeen, name, stay, leg, isUnsure } = stop
  const circle = make('span', 'day-number', [isSeen ? '✓' : String(number)])
  const head = [make('span', 'day-name', [name])]
  if (isSeen) {
    const line = make('p', 'day-seen tight cluster gap-3 flat middle apart soft', [
      make('strong', '', head),
      ' ',
      make('span', '', [stay]),
    ])
    return make('li', 'day-stop seen', [circle, line])
  }
  const isNow = number === at.number
  const words: KeptWords = JSON.parse(dataset.words ?? '')
  if (isNow) head.unshift(make('span', 'day-part', [words[at.part]]))
  const summary = make('summary', 'stack gap-1', [
    make('h2', '', head),
    make('span', 'day-stay', [
      make('span', '', [timed(at, stay)]),
      ...(isUnsure ? [make('span', 'doubt-mark', [])] : []),
    ]),
  ])
  const body = make('div', 'day-body tight stack gap-1', [opening(stop.temple, 'day-change', summary)])
  if (isNow) {
    if (stop.wait && at.hasTimes) body.append(make('p', 'day-wait tight', [stop.wait]))
    body.append(buttons(stop, words))
  }
  const part = isNow ? (at.part === 'next' ? 'next' : 'now') : 'later'
  return make('li', `day-stop ${part}`, [make('p', 'day-leg note', [leg]), circle, body])
}

/** The app opens it as well. */
function opening(part: string, className: string, summary: HTMLElement): HTMLElement {
  const details = make('details', className, [summary])
  details.toggleAttribute('open', wasOpened(part))
  summary.addEventListener('click', () => noteOpened(part, !details.hasAttribute('open')))
  return details
}

function buttons({ temple, to, from }: KeptStop, words: KeptWords): HTMLElement {
  const directions = make('a', 'button', [words.directions])
  directions.setAttribute('href', directionsLink(to, from ?? undefined))
  directions.setAttribute('rel', 'noreferrer')
  const driver = make('button', 'button small quiet', [words.driver])
  const seen = make('button', 'button small quiet', [words.seen])
  driver.addEventListener('click', () => notePress('driver', temple))
  seen.addEventListener('click', () => notePress('tick', temple))
  return make('div', 'day-buttons filled cluster gap-2', [directions, driver, seen])
}

function endRow({ name, time, leg }: KeptEnd, at: Ahead): HTMLElement {
  const back = make('p', 'day-back cluster gap-3 flat', [
    make('span', '', [name]),
    ' ',
    make('span', '', [timed(at, time)]),
  ])
  return make('li', 'day-end', [...(leg ? [make('p', 'day-leg note', [leg])] : []), back])
}

/** Nothing moves when the planner draws the parts whose room this keeps, on the screen that they were drawn on. */
function keepRoom(list: HTMLElement, { width, notices, stops }: KeptPlan['room']): void {
  if (width !== list.offsetWidth) return
  list.style.marginBlockStart = `${notices - gapAbove(list)}px`
  for (const [index, row] of list.querySelectorAll<HTMLElement>('.day-stop').entries())
    row.style.minBlockSize = `${stops[index] ?? 0}px`
}

function gapAbove(list: HTMLElement): number {
  const above = list.previousElementSibling?.getBoundingClientRect().bottom ?? 0
  return list.getBoundingClientRect().top - above
}

/** Times of an earlier moment keep their room. */
function timed({ hasTimes }: Ahead, text: string): Node {
  return hasTimes ? document.createTextNode(text) : make('span', 'not-yet', [text])
}

function make(name: string, className: string, children: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  element.append(...children)
  return element
}
