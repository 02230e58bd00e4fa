import type { DayFrame } from '#guide/plan/plan.ts'
import { timeText } from '../../language/time-text.ts'
import { t } from '../../language/translate.ts'
import { travelTimeText } from '../../temples/travel-text.ts'
import type { DayTemple } from '../day-temple.ts'
import { namesText } from '../names-text.ts'
import { roundTimeText } from '../timeline/stop-texts.ts'
import type { Advice } from './advice.ts'

/** "~25 min later than planned." */
export function latenessText(minutes: number): string {
  return t('~{time} later than planned.', { time: travelTimeText(minutes) })
}

/** What would make the day work out, and which musts exclude each other. */
export function adviceText(
  { leaveOut, backAt, backBy: laterBy, conflict }: Advice,
  { backBy }: DayFrame,
  temples: readonly DayTemple[],
): string {
  const back = roundTimeText(backAt)
  if (leaveOut.length === 0 && laterBy !== null)
    return t('All of it works out if you’re back at about {time}.', { time: back })
  if (leaveOut.length === 0)
    return t('In another order all of it works out: back at about {time}.', { time: back })
  const without = t('Without {temples} the rest works out: back at about {time}.', {
    temples: namesText(leaveOut, temples),
    time: back,
  })
  if (conflict.length < 2) return without
  const excluded = t('{temples} don’t all fit until {time}.', {
    temples: namesText(conflict, temples),
    time: timeText(backBy),
  })
  return `${excluded} ${without}`
}
