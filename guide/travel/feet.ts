/** Where the stepped footpaths to Tirumala begin: fields of the guide, and what readers choose. */
export const feet = ['srivariMettu', 'alipiri'] as const
export type Foot = (typeof feet)[number]

/** As map apps find it: nobody has measured where exactly it is. */
export const footOnMaps: Record<Foot, string> = {
  srivariMettu: 'Srivari Mettu, Tirupati',
  alipiri: 'Alipiri Mettu, Tirupati',
}
