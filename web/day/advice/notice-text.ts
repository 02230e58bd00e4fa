import type { Advice } from '#day/advice/advice.ts'
import type { DayFrame } from '#day/plan/day-frame.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { toFive } from '#day/plan/rounding.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { namesText } from '#web/day/timeline/names-text.ts'
import { roundTimeText } from '#web/day/timeline/stop-texts.ts'
import { travelTimeText } from '#web/guide/temples/travel-text.ts'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'

/** "About 25 min late. Leave out Tiruchanoor?" */
export function latenessText(
  minutes: number,
  leaveOut: readonly TempleId[],
  temples: readonly DayTemple[],
): string {
  const late = t('About {duration} late.', { duration: travelTimeText(minutes) })
  if (leaveOut.length === 0) return `${late} ${t('What now?')}`
  return `${late} ${t('Leave out {temples}?', { temples: namesText(leaveOut, temples) })}`
}

export function adviceText(
  advice: Advice,
  frame: Pick<DayFrame, 'backBy'>,
  temples: readonly DayTemple[],
): string {
  const { leavesAt, leaveOut } = advice
  if (leavesAt === null) return textInHours(advice, frame, temples)
  const early = t('Leave at {time} to be in time for your ticket.', { time: timeText(leavesAt) })
  return leaveOut.length === 0 ? early : `${early} ${textInHours(advice, frame, temples)}`
}

function textInHours(
  { leaveOut, backAt, backBy: laterBy, conflict }: Advice,
  { backBy }: Pick<DayFrame, 'backBy'>,
  temples: readonly DayTemple[],
): string {
  const back = roundTimeText(backAt)
  if (leaveOut.length === 0 && laterBy !== null)
    return t('Everything fits if you’re back at about {time}.', { time: back })
  if (leaveOut.length === 0)
    return t('In another order everything fits: back at about {time}.', { time: back })
  const names = namesText(leaveOut, temples)
  const without =
    toFive(backAt) > backBy
      ? t('Without {temples} you’re back at about {time}, later than {until}.', {
          temples: names,
          time: back,
          until: timeText(backBy),
        })
      : t('Without {temples} the rest fits: back at about {time}.', { temples: names, time: back })
  if (conflict.length < 2) return without
  const excluded = t('{temples} don’t all fit before {time}.', {
    temples: namesText(conflict, temples),
    time: timeText(backBy),
  })
  return `${excluded} ${without}`
}
