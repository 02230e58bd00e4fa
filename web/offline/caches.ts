import type { Language } from '#messages/languages.ts'

// What the worker and the pages share: caches, locks, messages, and how a page learns what could not be opened.

/** The reader wants the version that waits, a document has loaded, or a language is to be stored before it is read. */
export type ToWorker = 'activate' | 'opened' | { keep: Language }

/** `stored` goes to every page, too, once a language has been added. */
export type FromWorker = 'stored' | 'failed'

/** The stored files by path and revision; versions share unchanged files. */
export const filesCache = 'travel-visit-files'

/** The worker's records: complete groups of each version, and documents that show an older version. */
export const marksCache = 'travel-visit-marks'

export const photographsCache = 'travel-visit-photographs'

/** About 100 KB each. */
export const mostPhotographs = 30

/** Held while adding or removing files, because two workers may run at once. */
export const storeLock = 'travel-visit-store'

/** A path that the site itself does not use. */
export const storedPrefix = '/.offline/kept/'

/** Records that a group of one version is completely stored: the revision of each path, and since when. */
export type StoredMark = { version: string; group: string; revisions: Record<string, string>; since: string }

/** The complete groups of every version. */
export async function readStoredMarks(): Promise<StoredMark[]> {
  const marks = await readMarks(storedPrefix, (response) => response.json() as Promise<StoredMark>)
  return [...marks.values()]
}

/** The marks whose path begins with `prefix`, by the rest of it. */
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

/**
 * The query parameter that names the language that could not be opened, when the page is shown in one that is stored.
 */
export const unsavedParameter = 'unsaved'
