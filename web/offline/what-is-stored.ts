import { type Language, languages } from '../language/languages.ts'
import { filesCache, type KeptMark, keptPrefix, marksCache, photographsCache, storeLock } from './caches.ts'

export type Stored = {
  /** Complete groups, each with its date. */
  languages: { language: Language; since: Date }[]
  photographs: number
  bytes: number
}

/** Reads the caches themselves, to report what is stored rather than what should be. */
export async function readWhatIsStored(): Promise<Stored> {
  const marks = await keptMarks()
  const [files, photographs] = await Promise.all([responsesIn(filesCache), responsesIn(photographsCache)])
  const sizes = await Promise.all([...files, ...photographs].map(async (one) => (await one.blob()).size))
  return {
    languages: languages.flatMap((language) => {
      const days = marks.filter(({ group }) => group === language).map(({ since }) => since)
      // The newest: while a document shows an older version, that one is stored, too.
      const since = days.sort().at(-1)
      return since ? [{ language, since: new Date(since) }] : []
    }),
    photographs: photographs.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

/** Removes everything. Waits for a running download, which would store files again. */
export async function removeWhatIsStored(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  await navigator.locks.request(storeLock, async () => {
    for (const name of [marksCache, filesCache, photographsCache]) await caches.delete(name)
  })
}

async function keptMarks(): Promise<KeptMark[]> {
  if (!(await caches.has(marksCache))) return []
  const marks = await caches.open(marksCache)
  const keys = (await marks.keys()).filter(({ url }) => new URL(url).pathname.startsWith(keptPrefix))
  const responses = await Promise.all(keys.map((key) => marks.match(key)))
  return Promise.all(responses.flatMap((response) => (response ? [response.json()] : [])))
}

async function responsesIn(name: string): Promise<Response[]> {
  if (!(await caches.has(name))) return []
  return (await caches.open(name)).matchAll() as Promise<Response[]>
}
