import { timeText } from '../../language/time-text.ts'
import { t } from '../../language/translate.ts'
import type { DayTemple } from '../day-temple.ts'
import { namesText } from '../names-text.ts'
import type { Advice } from './advice.ts'

type FollowAdviceProps = {
  advice: Advice
  temples: readonly DayTemple[]
  /** Gets what is to be said of it. */
  follow: (said: string) => void
}

/** Does what the advice says. */
export function FollowAdvice({ advice, temples, follow }: FollowAdviceProps) {
  const { name, said } = textsOf(advice, temples)
  return (
    <button type="button" className="button" onClick={() => follow(said)}>
      {name}
    </button>
  )
}

function textsOf({ leaveOut, backBy }: Advice, temples: readonly DayTemple[]) {
  if (leaveOut.length > 0)
    return { name: t('Leave out'), said: t('Left out: {name}', { name: namesText(leaveOut, temples) }) }
  if (backBy !== null) return { name: t('Until {time}', { time: timeText(backBy) }), said: t('Day changed') }
  return { name: t('Put it in order'), said: t('Put in the best order') }
}
