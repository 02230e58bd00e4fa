import { dateInIndia, minuteOfWeek, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { NoticeLook } from './brief-opening-text.ts'

/** A timed notice, short, as a page may have hundreds. */
export type WrittenNotice = readonly [from: number, look: NoticeLook, text: string, end?: number]

export type NoticeTable = {
  /** From the next day on, the hours count as outdated. */
  lastDay: string
  /** For each day from Sunday on, the index of its notices. */
  week: readonly number[]
  /** The same for dates on which the temple is shut, and the days before them. */
  dates?: Readonly<Record<string, number>>
  notices: readonly (readonly WrittenNotice[])[]
}

/**
 * Runs in the head. Notices and hours show as soon as their elements arrive, before they are painted, and are renewed
 * every minute until the app replaces the elements.
 */
export function tellEarlyNotices(): void {
  const tell = (notices: string) => {
    const now = new Date()
    for (const element of document.querySelectorAll<HTMLElement>(notices)) tellIn(element, now)
    const day = Math.floor(minuteOfWeek(now) / minutesPerDay)
    const date = dateInIndia(now)
    for (const hours of document.querySelectorAll<HTMLElement>('[data-on]')) {
      const ofDate = hours.parentElement?.querySelector(`[data-on~="${date}"]`)
      hours.hidden = ofDate ? ofDate !== hours : !hours.matches(`[data-on~="${day}"]`)
    }
    for (const occasion of document.querySelectorAll<HTMLElement>('[data-days]')) {
      const [first = '', last = ''] = occasion.dataset.days?.split('/') ?? []
      occasion.hidden = date < first || last < date
    }
  }
  const parsing = new MutationObserver(() => tell('[data-notices]:empty'))
  parsing.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => parsing.disconnect())
  setInterval(() => tell('[data-notices]'), 60_000)
}

function tellIn(element: HTMLElement, now: Date): void {
  const notice = noticeAt(JSON.parse(element.dataset.notices ?? ''), now)
  if (!notice || element.textContent === notice.text) return
  element.className = `brief-opening ${notice.look}`
  const text = document.createElement('span')
  text.className = 'brief-opening-text'
  text.append(notice.text)
  element.replaceChildren(text)
}

export function noticeAt({ lastDay, week, dates, notices }: NoticeTable, now: Date) {
  const date = dateInIndia(now)
  const minute = minuteOfWeek(now) % minutesPerDay
  const day = dates?.[date] ?? week[Math.floor(minuteOfWeek(now) / minutesPerDay)]
  const today = notices[day ?? 0] ?? []
  const notice = today.filter(([from]) => from <= minute).at(-1)
  // The hours were checked a year before `lastDay`: a clock that shows an earlier date is wrong.
  if (!notice || date > lastDay || date < `${Number.parseInt(lastDay, 10) - 1}${lastDay.slice(4)}`)
    return null
  const [, look, text, end = minute] = notice
  return { look, text: text.replace('{minutes}', String(end - minute)) }
}
