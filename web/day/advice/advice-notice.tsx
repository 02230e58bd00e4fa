import type { Advice } from '#day/advice/advice.ts'
import { changeShown, reorderRest } from '#day/change.ts'
import { crowdingOut } from '#day/own-day.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { useShownDay } from '#web/day/state/shown-day.ts'
import { namesText } from '#web/day/timeline/names-text.ts'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'
import { adviceText } from './notice-text.ts'
import { OwnDayButton } from './own-day-button.tsx'

export function AdviceNotice() {
  const { places, edits } = useDayPage()
  const { view, advice } = useShownDay()
  if (!advice) return null
  const { name, outcome } = buttonTexts(advice, places.temples)
  const { backBy, leavesAt, order } = advice
  const [crowded] = crowdingOut(view)
  const follow = () =>
    edits.make(outcome, [
      ...(backBy === null && leavesAt === null
        ? []
        : changeShown(view, { ...(backBy !== null && { backBy }), ...(leavesAt !== null && { leavesAt }) })),
      ...reorderRest(view, order),
    ])
  return (
    <>
      <p>{adviceText(advice, view.frame, places.temples)}</p>
      {crowded && <OwnDayButton temple={crowded} className="button" />}
      <button type="button" className={crowded ? 'button quiet' : 'button'} onClick={follow}>
        {name}
      </button>
    </>
  )
}

function buttonTexts({ leaveOut, backBy, leavesAt }: Advice, temples: readonly DayTemple[]) {
  if (leaveOut.length > 0)
    return {
      name: t('Leave out'),
      outcome: t('Left out: {temples}', { temples: namesText(leaveOut, temples) }),
    }
  if (leavesAt !== null)
    return { name: t('Leave at {time}', { time: timeText(leavesAt) }), outcome: t('Plan changed') }
  if (backBy !== null)
    return { name: t('Until {time}', { time: timeText(backBy) }), outcome: t('Plan changed') }
  return { name: t('Best order'), outcome: t('Put in the best order') }
}
