import type { Language } from '#messages/languages.ts'

/** `activate`: the reader wants the version that waits. `keep`: a language is to be stored before it is read. */
export type ToWorker = 'activate' | 'opened' | { keep: Language }

export type FromWorker = 'stored' | 'failed'

/** By path and revision, so that versions share unchanged files. */
export const filesCache = 'travel-visit-files'

export const marksCache = 'travel-visit-marks'

export const photographsCache = 'travel-visit-photographs'

export const mostPhotographs = 30

/** Held while adding or removing files, because two workers may run at once. */
export const storeLock = 'travel-visit-store'

export const storedPrefix = '/.offline/kept/'

export type StoredMark = { version: string; group: string; revisions: Record<string, string>; since: string }

export async function readStoredMarks(): Promise<StoredMark[]> {
  const marks = await readMarks(storedPrefix, (response) => response.json() as Promise<StoredMark>)
  return [...marks.values()]
}

export async function readMarks<Value>(prefix: string, read: (response: Response) => Promise<Value>) {
  // Opening a cache creates it, so check first.
  if (!(await caches.has(marksCache))) return new Map<string, Value>()
  const marks = await caches.open(marksCache)
  const paths = (await marks.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith(prefix))
  const values = await Promise.all(
    paths.map(async (path): Promise<[string, Value][]> => {
      const response = await marks.match(path)
      return response ? [[path.slice(prefix.length), await read(response)]] : []
    }),
  )
  return new Map(values.flat())
}

export const unsavedParameter = 'unsaved'
