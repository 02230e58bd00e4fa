/**
 * The addresses of the temples' pages, in the order of the specification of the product. They stand apart from the
 * temples so that a list by temple, such as that of the drawings, is checked for completeness by its type.
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
