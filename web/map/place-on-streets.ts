import type { PlaceOnStreets } from '../streets/place-mark.ts'
import type { PlaceLine } from './drawn-map.ts'
import { isSure } from './map-entry.ts'

export function placeOnStreets({
  id,
  name,
  badge,
  point,
}: Pick<PlaceLine, 'id' | 'name' | 'badge' | 'point'>): PlaceOnStreets {
  return { id, name, badge, at: point.value, isSure: isSure(point) }
}
