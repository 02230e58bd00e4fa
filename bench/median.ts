/** Expects an odd number of values. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[(values.length - 1) / 2]
  if (middle === undefined) throw new Error(`${values.length} values have none in their middle`)
  return middle
}
