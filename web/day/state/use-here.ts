import type { Day } from '#day/entries/days.ts'
import type { Coordinates } from '#guide/schema.ts'
import { usePosition } from '#web/shell/position/position.ts'

/** The reader's position, if the day starts there and the phone has told it. */
export function useHere(day: Day | undefined): Coordinates | null {
  const position = usePosition()
  return day?.settings.startsNearMe && position.state === 'known' ? position.at : null
}
