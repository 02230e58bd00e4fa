import { distanceText } from '#guide/distance.ts'
import type { Distance, GatewayId } from '#guide/schema.ts'
import { numberFormat } from '../language/formats.ts'
import { message, spokenLanguage, t } from '../language/translate.ts'

const lines: Record<GatewayId, string> = {
  airport: message('From Airport: {distance}'),
  railwayStation: message('From Railway Station: {distance}'),
  busStand: message('From Bus Stand: {distance}'),
}

const places: Record<GatewayId, string> = {
  airport: message('From Airport'),
  railwayStation: message('From Railway Station'),
  busStand: message('From Bus Stand'),
}

/** "From Airport", where the figure stands elsewhere. */
export function gatewayText(gateway: GatewayId): string {
  return t(places[gateway])
}

/** A line of a temple's card: "From Airport: 40Km". */
export function distanceLine(gateway: GatewayId, distance: Distance): string {
  return t(lines[gateway], { distance: roadDistanceText(distance) })
}

/** In English as the specification writes it, in other languages as people there do. */
export function roadDistanceText(distance: Distance): string {
  if (spokenLanguage() === 'en') return distanceText(distance)
  const { leastMetres, mostMetres } = distance
  const inMetres = mostMetres < 1000
  const unit = inMetres ? 1 : 1000
  const most = (inMetres ? metresText : kilometresText)(mostMetres / unit)
  if (leastMetres === mostMetres) return most
  // Not by formatRange, which phones of 2022 lack: all our languages put the unit behind the number. No line ends at the dash.
  return `${numberText(leastMetres / unit)}–\u2060${most}`
}

const numberText = numberFormat({ maximumFractionDigits: 1 })
const metresText = numberFormat({ maximumFractionDigits: 1, style: 'unit', unit: 'meter' })
const kilometresText = numberFormat({ maximumFractionDigits: 1, style: 'unit', unit: 'kilometer' })
