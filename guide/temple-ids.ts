/** In the specification's order. Types use it to check that lists by temple are complete. */
export const templeIds = [
  'tirumala',
  'tiruchanoor',
  'srinivasa-mangapuram',
  'kapila-theertham',
  'srikalahasti',
  'kanipakam',
  'govindaraja',
  'iskcon',
  'vakula-matha',
  'appalayagunta',
] as const

export type TempleId = (typeof templeIds)[number]

export function isTempleId(id: string): id is TempleId {
  return templeIds.some((known) => known === id)
}
