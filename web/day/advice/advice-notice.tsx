import type { DayTemple } from '#day/day-temple.ts'
import type { Advice } from '#day/plan/advice.ts'
import type { DayFrame } from '#day/plan/day-frame.ts'
import { timeText } from '../../language/time-text.ts'
import { t } from '../../language/translate.ts'
import { namesText } from '../names-text.ts'
import { adviceText } from './notice-text.ts'

type AdviceNoticeProps = {
  advice: Advice
  frame: DayFrame
  temples: readonly DayTemple[]
  /** Gets the sentence to announce. */
  follow: (said: string) => void
}

/** What would make the day work, with a button that does it. */
export function AdviceNotice({ advice, frame, temples, follow }: AdviceNoticeProps) {
  const { name, said } = buttonTexts(advice, temples)
  return (
    <>
      <p>{adviceText(advice, frame, temples)}</p>
      <button type="button" className="button" onClick={() => follow(said)}>
        {name}
      </button>
    </>
  )
}

function buttonTexts({ leaveOut, backBy }: Advice, temples: readonly DayTemple[]) {
  if (leaveOut.length > 0)
    return { name: t('Leave out'), said: t('Left out: {temples}', { temples: namesText(leaveOut, temples) }) }
  if (backBy !== null) return { name: t('Until {time}', { time: timeText(backBy) }), said: t('Plan changed') }
  return { name: t('Put it in order'), said: t('Put in the best order') }
}
