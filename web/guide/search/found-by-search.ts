export type FoundBySearch = Readonly<{
  search: string
  /** The ids of the temples that were named; null where all fit. */
  temples: readonly string[] | null
  /** The words of the query on which the guide has nothing, although it has a general answer. */
  unknown: string | null
  /** How many answers, numbers and pages are shown beside them. */
  answers: number
}>

export function findsNothing(found: FoundBySearch | null): boolean {
  return found?.answers === 0 && found.temples?.length === 0
}
