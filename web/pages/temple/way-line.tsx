import type { Fact } from '#guide/fact-schema.ts'
import type { Coordinates, Distance } from '#guide/schema.ts'
import { estimateMinutes } from '#guide/travel/road-estimate.ts'
import { isUnsureNow } from '#web/guide/facts/checked-on.ts'
import { Doubt } from '#web/guide/facts/doubt.tsx'
import { DoubtMark } from '#web/guide/facts/doubt-mark.tsx'
import { type CardLine, distanceId } from '#web/guide/temples/distance-text.ts'
import { travelTimeText, walkMetres } from '#web/guide/temples/travel-text.ts'
import { aboutText } from '#web/language/about-text.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { roadText, unbroken } from '#web/language/length-text.ts'
import { useNow } from '#web/shell/now.tsx'

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
