import type { Change } from '#day/entries/entry.ts'
import { stopsAhead } from '#day/stop-ahead.ts'
import { type Step, stepsFrom, undoing } from '#day/undo.ts'
import { driverPlace } from '#web/day/timeline/driver-place.ts'
import { write } from '#web/saved/write.ts'
import { say } from '#web/shell/say.ts'
import { planAgain } from './plan-again.ts'

/** The first stop that is ahead on this day, and what can be done there; undefined without what plans it. */
export async function stopAhead(day: string) {
  const planned = await planAgain(day)
  if (!planned) return undefined
  const { view, entries, owner, gateways, actionsWith } = planned
  const [ahead] = stopsAhead(view)
  if (!ahead) return undefined
  const { temple, gateway } = ahead
  /** `changed` is called once the plan that is kept is that without the change again. */
  const markSeen = async (changed: () => void) => {
    let made: Promise<unknown> | undefined
    const make = (text: string, changes: readonly Change[]) => {
      let steps: readonly Step[] = []
      const written = write((stored) => {
        steps = stepsFrom(changes, entries, stored)
        return steps
      }, owner).then(() => planAgain(day))
      const undo = async () => {
        await write((stored) => undoing(steps, stored), owner)
        await planAgain(day)
        changed()
      }
      made = written.then(() => say(text, { undo }))
      return written.then(() => true)
    }
    actionsWith({ make }).tick(temple.id)
    await made
  }
  return { driver: { temple: driverPlace(ahead), gateways, from: gateway }, markSeen }
}
