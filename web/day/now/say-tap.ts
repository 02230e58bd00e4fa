import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { dayText } from '#web/language/date-text.ts'
import { t } from '#web/language/translate.ts'
import { currentTap, type LastTap } from '#web/saved/tap-temple.ts'
import { say } from '#web/shell/say.ts'
import { planAgain } from './plan-again.ts'

/** Says for which date a temple was added: what no longer fits today is for another. The plan is kept as it is now. */
export async function sayTap(tap: LastTap): Promise<void> {
  const { adds, day, undo } = tap
  const takeBack = async () => {
    await undo()
    await planAgain(day)
  }
  const planned = await planAgain(day)
  // Meanwhile something else may have been tapped.
  if (tap !== currentTap()) return
  if (!adds) return say(t('No longer in your plan'), { undo: takeBack })
  const text = textOf(planned?.view.frame.date, dateInIndia(new Date()))
  say(text, { see: { to: '/day', label: t('See the plan') }, undo: takeBack })
}

function textOf(date: string | undefined, today: string): string {
  if (date === undefined) return t('In your plan')
  return date === today ? t('In today’s plan') : t('On {date}', { date: dayText(date) })
}
