import { readAnswer } from '#today/read-answer.ts'
import type { Answer } from '#today/word.ts'
import { inLanguage } from '../language/languages.ts'
import { learn, spokenLanguage } from '../language/translate.ts'
import { pageFile } from '../start/page.ts'
import { type TodayTexts, textsPath, todayAddress } from './today-texts.ts'
import { type Todays, todays } from './todays.ts'

const everyMs = 5 * 60_000
const patienceMs = 15_000
/** Timers hold no more; they are late anyway in a phone that sleeps. */
const longestMs = 2_000_000_000

/** Asks now, every five minutes while the page is seen, and when it comes back to the front. */
export function askToday(): void {
  let answer: Answer | null = null
  let isMissing = false
  let next: ReturnType<typeof setTimeout> | undefined
  let change: ReturnType<typeof setTimeout> | undefined
  const show = async () => {
    clearTimeout(change)
    const now = Date.now()
    const live = (answer?.words ?? []).filter(({ until }) => until > now)
    const changes = live.flatMap(({ from, until }) => [from, until]).filter((time) => time > now)
    if (changes.length > 0) change = setTimeout(show, Math.min(...changes, now + longestMs) - now)
    const said = live.length > 0 ? await words(live, new Date(now)) : null
    if (JSON.stringify(said?.lines) !== JSON.stringify(todays.now()?.lines)) todays.set(said)
  }
  const ask = async () => {
    clearTimeout(next)
    if (document.hidden || isMissing) return
    const came = await fetchAnswer()
    if (came === 'missing') isMissing = true
    else {
      // A portal's page, say: it is asked again only when the reader comes back.
      if (came !== 'foreign') next = setTimeout(ask, everyMs)
      if (typeof came === 'object') answer = came
    }
    // What stood may have ended meanwhile.
    await show().catch(() => {})
  }
  document.addEventListener('visibilitychange', ask)
  addEventListener('online', ask)
  void ask()
}

/** `missing`: this host has no such address. `failed`: it may have one the next time. */
async function fetchAnswer(): Promise<Answer | 'missing' | 'foreign' | 'failed'> {
  const request = new AbortController()
  const timer = setTimeout(() => request.abort(), patienceMs)
  try {
    const response = await fetch(todayAddress, { cache: 'no-cache', signal: request.signal })
    if (response.status === 404) return 'missing'
    if (!response.ok) return 'failed'
    return readAnswer(await response.text()) ?? 'foreign'
  } catch {
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}

let texts: TodayTexts | undefined

async function words(live: Answer['words'], now: Date): Promise<Todays> {
  const [{ todaysOf }] = await Promise.all([import('./todays-words.ts'), loadTexts()])
  return todaysOf(live, (texts as TodayTexts).names, now)
}

async function loadTexts(): Promise<void> {
  if (texts) return
  const response = await fetch(pageFile(inLanguage(textsPath, spokenLanguage())))
  const { messages, data } = await response.json()
  learn(messages)
  texts = data
}
