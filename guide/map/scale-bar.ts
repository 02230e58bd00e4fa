/** Round lengths are 1, 2 or 5 times a power of ten metres. */
export function scaleBar(metresPerUnit: number, mostUnits: number): { metres: number; units: number } {
  const most = metresPerUnit * mostUnits
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = Math.max(...[1, 2, 5].map((step) => step * power).filter((length) => length <= most))
  return { metres, units: metres / metresPerUnit }
}
