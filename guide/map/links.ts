import type { Coordinates } from '../schema.ts'

/**
 * Addresses that open a place in other people's maps.
 * geo: RFC 5870, with the query by which Android's apps put a named pin,
 * https://developer.android.com/guide/components/intents-common#ViewMap.
 * google: directions, https://developers.google.com/maps/documentation/urls/get-started.
 * openStreetMap: a marker at about the scale of a street, https://wiki.openstreetmap.org/wiki/Browsing#Other_URL_tricks.
 */
export function mapLinks(name: string, { latitude, longitude }: Coordinates) {
  const point = pointText({ latitude, longitude })
  return {
    geo: `geo:${point}?q=${point}(${encodedName(name)})`,
    google: directionsLink({ latitude, longitude }),
    openStreetMap:
      `https://www.openstreetmap.org/?mlat=${degrees(latitude)}&mlon=${degrees(longitude)}` +
      `#map=16/${degrees(latitude)}/${degrees(longitude)}`,
  }
}

/** Google's directions; without an origin, from where the phone is. */
export function directionsLink(destination: Coordinates, origin?: Coordinates): string {
  const from = origin ? `&origin=${encodeURIComponent(pointText(origin))}` : ''
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(pointText(destination))}${from}`
}

function pointText({ latitude, longitude }: Coordinates): string {
  return `${degrees(latitude)},${degrees(longitude)}`
}

/** Six decimals are about 10 cm. No exponents: maps cannot read them. */
function degrees(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, '')
}

/** A bracket would end the name, and encodeURIComponent does not escape brackets. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
