import type { Coordinates } from '../schema.ts'

/**
 * geo: RFC 5870 and https://developer.android.com/guide/components/intents-common#ViewMap
 * google: https://developers.google.com/maps/documentation/urls/get-started
 * openStreetMap: https://wiki.openstreetmap.org/wiki/Browsing#Other_URL_tricks
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

export function directionsLink(destination: Coordinates, origin?: Coordinates): string {
  const from = origin ? `&origin=${encodeURIComponent(pointText(origin))}` : ''
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(pointText(destination))}${from}`
}

function pointText({ latitude, longitude }: Coordinates): string {
  return `${degrees(latitude)},${degrees(longitude)}`
}

/** Six decimals are about 10 cm. Maps cannot read exponents. */
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
