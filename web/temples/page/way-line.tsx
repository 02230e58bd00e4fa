import { driveMinutes } from '#guide/drive-minutes.ts'
import type { Fact } from '#guide/fact-schema.ts'
import type { Distance } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { Doubt, DoubtLink } from '../../facts/doubt.tsx'
import { roadText } from '../../language/length-text.ts'
import type { CardLine } from '../distance-text.ts'
import { durationText } from '../visit-text.ts'

/** Below this one walks. */
const walkMetres = 1000

type WayLineProps = { temple: TempleId; line: CardLine<Fact<Distance>> }

/** "From Railway Station: 35 to 37 km, ~1 hour". */
export function WayLine({ temple, line: { gateway, from, fact } }: WayLineProps) {
  return (
    <>
      {`${from}: `}
      <span>
        <Doubt of={distanceId(gateway)} fact={fact} />
        {roadText(fact.value)}
      </span>
      {fact.value.mostMetres >= walkMetres && (
        <span>
          {', '}
          <DoubtLink of={driveId} />
          {durationText(rounded(driveMinutes(temple, fact.value)))}
        </span>
      )}
    </>
  )
}

/** The ids of a distance, and of what is said of the time by road. */
export function distanceId(gateway: string): string {
  return `from-${gateway}`
}

export const driveId = 'drive'

/** To five minutes, and from an hour on to half hours: an estimate is no more exact. */
function rounded(minutes: number): number {
  const step = minutes < 52.5 ? 5 : 30
  return Math.max(5, Math.round(minutes / step) * step)
}
