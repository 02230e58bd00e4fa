import { type DatedDay, datedDays } from '#day/dated-days.ts'
import { usePosition } from '#web/shell/position/position.ts'
import { useDayPage } from './day-page.ts'

export function useDatedDays(): DatedDay[] {
  const { entries, places, now } = useDayPage()
  const position = usePosition()
  return datedDays(entries, places, now, position.state === 'known' ? position.at : null)
}
