import { inLanguage } from '#web/language/languages.ts'
import { learn, spokenLanguage } from '#web/language/translate.ts'
import { pageFile } from '#web/shell/start/page.ts'
import { painted } from '#web/shell/start/painted.ts'
import { type TodayTexts, textsPath, todayAddress } from './today-texts.ts'
import { todays } from './todays.ts'

/** Today's word is asked for once the page rests. If the script does not come, the next page tries again. */
export async function followToday(): Promise<void> {
  await painted()
  // Safari lacks requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(
    () =>
      void import('./ask-today.ts')
        .then(({ askToday }) => askToday({ address: todayAddress, shown: todays, loadWords }))
        .catch(() => {}),
  )
}

let texts: TodayTexts | undefined

async function loadWords() {
  const { isAnswer, todaysAt } = await import('./todays-words.ts')
  texts ??= await loadTexts()
  const { names } = texts
  return { isAnswer, todaysAt: (answer: string, now: Date) => todaysAt(answer, names, now) }
}

async function loadTexts(): Promise<TodayTexts> {
  const response = await fetch(pageFile(inLanguage(textsPath, spokenLanguage())))
  const { messages, data } = await response.json()
  learn(messages)
  return data
}
