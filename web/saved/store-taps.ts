import { newDay } from '#day/entries/new-day.ts'
import type { DaySettings } from '#day/entries/values.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { isPositionKnown } from '../position/position.ts'
import { rememberedGateway } from '../position/remembered-gateway.ts'
import { currentMirror } from './mirror.ts'
import { forgetMirror, forgetTaps, mirrorDay } from './mirror-stored.ts'
import { newDayId } from './new-id.ts'
import { sayIfRefused } from './say-if-refused.ts'
import { nowStored, onStored } from './store.ts'
import { tapsAsChanges } from './taps.ts'
import { write } from './write.ts'

export async function storeTaps(): Promise<void> {
  const { id: mirrored, temples, taps } = currentMirror()
  if (taps.length === 0) return
  const id = mirrored ?? newDayId()
  const first = firstDay()
  // Before it is stored, so that a further tap goes into the same day.
  mirrorDay(id, temples)
  await write((stored) => tapsAsChanges(stored, taps, id, first, dateInIndia(new Date())))
  if (nowStored().state === 'refused') {
    forgetTaps(taps)
    forgetMirror()
    return sayIfRefused()
  }
  // Until then the mirror has them, for the next page.
  await stored()
  forgetTaps(taps)
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
