import type { KeptPlan } from '#day/kept/kept-plan.ts'
import { type StopOfNow, stopOfNow } from '#day/kept/stop-of-now.ts'
import { nightEnds } from '#day/night.ts'
import { directionsLink } from '#guide/map/links.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { drawnLanguage } from '#web/language/drawn-language.ts'
import { keptPlans } from '#web/saved/kept-plans.ts'
import { readLines } from '#web/saved/mirror-format.ts'

/** What the plan doesn't say itself, in the language of the page; `day` is the address of its page. */
export type StopWords = Record<
  'next' | 'onTheWay' | 'here' | 'stop' | 'directions' | 'driver' | 'seen' | 'myDay' | 'day',
  string
>

type Ahead = Exclude<StopOfNow, { part: 'over' }>

/** The stop of now, of the plan for today that was shown last. The hours after midnight are those of the evening before. */
export function stopToShow(now: Date): { plan: KeptPlan; at: Ahead } | null {
  const evening = dateInIndia(new Date(now.getTime() - nightEnds * 60_000))
  const dates = [dateInIndia(now), evening]
  const { id, temples } = readLines()
  for (const plan of keptPlans()) {
    const at = plan.language === drawnLanguage() && dates.includes(plan.date) && stopOfNow(plan, now)
    if (!at || at.part === 'over') continue
    // The day in hand may have changed since it was planned.
    if (plan.day !== id || temples.includes(at.stop.temple)) return { plan, at }
  }
  return null
}

/** The page's own script draws it before the first paint, and the app again when it has changed. */
export function drawStopOfNow(into: HTMLElement, now: Date): void {
  const shown = stopToShow(now)
  const state = shown ? JSON.stringify(shown.at) : ''
  if (into.dataset.shown === state) return
  into.dataset.shown = state
  into.replaceChildren(...(shown ? parts(shown.at, JSON.parse(into.dataset.words ?? '')) : []))
}

function parts({ part, stop, number, count, hasTimes }: Ahead, words: StopWords): HTMLElement[] {
  const { name, stay, leg, wait, isUnsure, to, from } = stop
  const counted = words.stop.replace('{number}', String(number)).replace('{count}', String(count))
  const line = [hasTimes && stay, part !== 'here' && hasTimes && wait, part !== 'here' && leg]
  const directions = make('a', 'button', [words.directions, ' ↗', hidden(name)])
  directions.setAttribute('href', directionsLink(to, from ?? undefined))
  directions.setAttribute('rel', 'noreferrer')
  const day = make('a', 'button small quiet', [words.myDay])
  day.setAttribute('href', words.day)
  return [
    make('p', 'now-part cluster gap-3 flat apart note', [
      make('strong', '', [words[part]]),
      ' ',
      make('span', '', [counted]),
    ]),
    make('h2', 'now-name', [name]),
    ...line.flatMap((text) =>
      text ? make('p', 'now-line', [text, ...marks(text === stay && isUnsure)]) : [],
    ),
    make('div', 'now-buttons filled cluster gap-2', [
      directions,
      button('driver', words, name),
      button('seen', words, name),
      day,
    ]),
  ]
}

function marks(isUnsure: boolean): HTMLElement[] {
  return isUnsure ? [make('span', 'doubt-mark', [])] : []
}

function button(does: 'driver' | 'seen', words: StopWords, name: string): HTMLElement {
  const element = make('button', 'button small quiet needs-script', [words[does], hidden(name)])
  element.setAttribute('type', 'button')
  element.setAttribute('value', does)
  return element
}

function hidden(name: string): HTMLElement {
  return make('span', 'visually-hidden', [` ${name}`])
}

function make(name: string, className: string, children: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...children)
  return element
}
