import type { Coordinates } from '#guide/schema.ts'

/**
 * google: https://developers.google.com/maps/documentation/urls/get-started
 * openStreetMap: https://wiki.openstreetmap.org/wiki/Browsing#Other_URL_tricks
 */
export function mapLinks({ latitude, longitude }: Coordinates) {
  return {
    google: directionsLink({ latitude, longitude }),
    openStreetMap:
      `https://www.openstreetmap.org/?mlat=${degrees(latitude)}&mlon=${degrees(longitude)}` +
      `#map=16/${degrees(latitude)}/${degrees(longitude)}`,
  }
}

export function directionsLink(destination: Coordinates | string, origin?: Coordinates): string {
  const to = typeof destination === 'string' ? destination : pointText(destination)
  const from = origin ? `&origin=${encodeURIComponent(pointText(origin))}` : ''
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}${from}`
}

function pointText({ latitude, longitude }: Coordinates): string {
  return `${degrees(latitude)},${degrees(longitude)}`
}

/** Six decimals are about 10 cm. Maps cannot read exponents. */
function degrees(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, '')
}
