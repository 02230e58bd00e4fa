/**
 * The slugs of the temples' pages, in the order of the specification. They are kept apart from the temples so that
 * types can check that a list by temple, such as that of the drawings, is complete.
 */
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
