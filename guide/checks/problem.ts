/** What cannot be right at an entry. `field` is a path with dots. */
export type Problem = { entry: string; field: string; message: string }

export type PlaceOf = (entry: string, field: readonly PropertyKey[]) => string | undefined

export function problem(entry: string, field: string, message: string): Problem {
  return { entry, field, message }
}

/** `content/temples/kanipakam.yaml:41 hoursText: …`, or by the entry's name where `placeOf` knows no file. */
export function problemText({ entry, field, message }: Problem, placeOf?: PlaceOf): string {
  const place = placeOf?.(entry, field.split('.'))
  return `${place ?? `${entry}: ${field}`}: ${message}`
}
