import { dayToShow } from '#day/entries/days.ts'
import { newDay } from '#day/entries/new-day.ts'
import type { DaySettings } from '#day/entries/values.ts'
import { type Step, stepsFrom, undoing } from '#day/undo.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { isPositionKnown } from '#web/shell/position/position.ts'
import { rememberedGateway } from '#web/shell/position/remembered-gateway.ts'
import { currentMirror } from './mirror.ts'
import { forgetMirror, forgetTaps, mirrorDay } from './mirror-stored.ts'
import { newDayId } from './new-id.ts'
import { sayIfRefused } from './say-if-refused.ts'
import { nowStored, onStored } from './store.ts'
import { tapsAsChanges } from './taps.ts'
import { write } from './write.ts'

/** The day that has them, and how to take them back. */
export type StoredTaps = { day: string; undo: () => Promise<unknown> }

/** Undefined if nothing was left to store, or nothing can be. */
export async function storeTaps(): Promise<StoredTaps | undefined> {
  const { id: mirrored, temples, taps } = currentMirror()
  if (taps.length === 0) return undefined
  const id = mirrored ?? newDayId()
  const first = firstDay()
  // Before it is stored, so that a further tap goes into the same day.
  mirrorDay(id, temples)
  const today = dateInIndia(new Date())
  let day = id
  let steps: readonly Step[] = []
  await write((stored) => {
    const changes = tapsAsChanges(stored, taps, id, first, today)
    day = dayToShow(stored, id, today)?.id ?? id
    steps = stepsFrom(changes, stored, stored)
    return changes
  })
  if (nowStored().state === 'refused') {
    forgetTaps(taps)
    forgetMirror()
    await sayIfRefused()
    return undefined
  }
  // Until then the mirror has them, for the next page.
  await stored()
  forgetTaps(taps)
  if (steps.length === 0) return undefined
  return { day, undo: () => write((stored) => undoing(steps, stored)) }
}

function stored(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (nowStored().state !== 'ready') return
      unfollow()
      resolve()
    }
    const unfollow = onStored(look)
    look()
  })
}

function firstDay(): DaySettings {
  const start = rememberedGateway() ?? newDay.start
  return { ...newDay, start, end: start, startsNearMe: isPositionKnown() }
}
