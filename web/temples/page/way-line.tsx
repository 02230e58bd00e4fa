import type { Fact } from '#guide/fact-schema.ts'
import type { Coordinates, Distance } from '#guide/schema.ts'
import { estimateMinutes } from '#guide/travel/road-estimate.ts'
import { useNow } from '../../clock/now.tsx'
import { isUnsureNow } from '../../facts/checked-on.ts'
import { Doubt } from '../../facts/doubt.tsx'
import { DoubtMark } from '../../facts/doubt-mark.tsx'
import { aboutText } from '../../language/about-text.ts'
import { markForeignWords } from '../../language/foreign-words.tsx'
import { roadText, unbroken } from '../../language/length-text.ts'
import { type CardLine, distanceId } from '../distance-text.ts'
import { travelTimeText, walkMetres } from '../travel-text.ts'

type WayLineProps = {
  to: Coordinates
  line: CardLine<Fact<Distance>>
  /** Whether a press on the distance tells why we doubt it, if we do. */
  isPressed?: boolean
}

/** "From Railway Station: 35 to 37 km, about 55 min". */
export function WayLine({ to, line: { gateway, start, from, fact }, isPressed = false }: WayLineProps) {
  const isUnsure = isUnsureNow(fact, useNow())
  const distance = unbroken(roadText(fact.value))
  return (
    <>
      <span>{markForeignWords(`${from}: `)}</span>
      <span>
        {isPressed ? (
          <Doubt of={distanceId(gateway)} fact={fact}>
            {distance}
          </Doubt>
        ) : (
          <>
            <span>{distance}</span>
            {isUnsure && <DoubtMark />}
          </>
        )}
      </span>
      {fact.value.mostMetres >= walkMetres && (
        <span className="way-time">
          {', '}
          <span>{unbroken(aboutText(travelTimeText(estimateMinutes(fact.value, start, to))))}</span>
        </span>
      )}
    </>
  )
}

export const driveId = 'drive'
