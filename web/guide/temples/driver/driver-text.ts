import type { DayTemple } from '#day/plan/day-temple.ts'
import type { Distance, GatewayId } from '#guide/schema.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'

/** "Please take me here." It is Telugu in every language, so it is in no catalogue. */
export const takeMeHere = 'దయచేసి నన్ను ఇక్కడికి తీసుకెళ్లండి'

/** "రైల్వే స్టేషన్ నుండి: 300 మీ."; null if the distance is unknown. */
export function distanceInTelugu(
  distances: DayTemple['distances'],
  gateways: readonly Pick<ShownGateway, 'id' | 'cardInTelugu'>[],
  from: GatewayId | null,
): string | null {
  const known = gateways.flatMap(({ id, cardInTelugu }) => {
    const fact = distances[id]
    return cardInTelugu && fact ? [{ id, words: cardInTelugu, fact }] : []
  })
  const shown = known.find(({ id }) => id === from)
  if (!shown) return null
  const { confidence, value } = shown.fact
  return `${shown.words}: ${confidence === 'low' ? 'సుమారు ' : ''}${roadInTelugu(value)}`
}

function roadInTelugu({ leastMetres, mostMetres }: Distance): string {
  const [metresInUnit, unit] = mostMetres < 1000 ? [1, 'మీ.'] : [1000, 'కి.మీ.']
  const ends = [...new Set([leastMetres, mostMetres])].map((metres) => metres / metresInUnit)
  return `${ends.join('–\u2060')}\u00a0${unit}`
}
