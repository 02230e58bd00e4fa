import { newDay } from '#day/entries/new-day.ts'
import type { DaySettings } from '#day/entries/values.ts'
import { rememberedGateway } from '../list/remembered-gateway.ts'
import { isPositionKnown } from '../position/position.ts'
import { currentMirror, forgetTaps } from './mirror.ts'
import { forgetMirror, mirrorDay } from './mirror-stored.ts'
import { newDayId } from './new-id.ts'
import { sayIfRefused } from './say-if-refused.ts'
import { nowStored, onStored } from './store.ts'
import { tapsAsChanges } from './taps.ts'
import { write } from './write.ts'

/** Stores the temples that were added to the day in hand, or taken out, by its buttons. */
export async function storeTaps(): Promise<void> {
  const inHand = currentMirror()
  if (inHand.taps.length === 0) return
  const id = inHand.id ?? newDayId()
  const first = firstDay()
  // In hand as soon as it is there.
  mirrorDay(id, inHand.temples)
  await write((stored) => tapsAsChanges(stored, inHand, id, first))
  if (nowStored().state === 'refused') {
    forgetTaps(inHand)
    forgetMirror()
    return sayIfRefused()
  }
  // Until then the mirror has them, for the next page.
  await stored()
  forgetTaps(inHand)
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

/** From where the reader looks at the list. */
function firstDay(): DaySettings {
  const start = rememberedGateway() ?? newDay.start
  return { ...newDay, start, end: start, startsNearMe: isPositionKnown() }
}
