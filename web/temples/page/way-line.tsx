import type { Fact } from '#guide/fact-schema.ts'
import type { Coordinates, Distance } from '#guide/schema.ts'
import { estimateMinutes } from '#guide/travel/road-estimate.ts'
import { Doubt } from '../../facts/doubt.tsx'
import { aboutText } from '../../language/about-text.ts'
import { markForeignWords } from '../../language/foreign-words.tsx'
import { roadText, unbroken } from '../../language/length-text.ts'
import { type CardLine, distanceId } from '../distance-text.ts'
import { travelTimeText, walkMetres } from '../travel-text.ts'

type WayLineProps = { to: Coordinates; line: CardLine<Fact<Distance>> }

/** "From Railway Station: 35 to 37 km, about 55 min". */
export function WayLine({ to, line: { gateway, start, from, fact } }: WayLineProps) {
  return (
    <>
      <span>{markForeignWords(`${from}: `)}</span>
      <span>
        <Doubt of={distanceId(gateway)} fact={fact}>
          {unbroken(roadText(fact.value))}
        </Doubt>
      </span>
      {fact.value.mostMetres >= walkMetres && (
        <span>
          {', '}
          <span>{unbroken(aboutText(travelTimeText(estimateMinutes(fact.value, start, to))))}</span>
        </span>
      )}
    </>
  )
}

export const driveId = 'drive'
