import { type Language, languages } from '#messages/languages.ts'
import { failAfter } from '#web/shell/device/fail-after.ts'
import { oneAtATime } from '#web/shell/device/one-at-a-time.ts'
import {
  type FromWorker,
  filesCache,
  marksCache,
  photographsCache,
  readStoredMarks,
  storeLock,
  type ToWorker,
} from './caches.ts'

export type WhatIsStored = {
  languages: { language: Language; since: Date }[]
  photographs: number
  bytes: number
}

export async function readWhatIsStored(): Promise<WhatIsStored> {
  const marks = await readStoredMarks()
  const [files, photographs] = await Promise.all([responsesIn(filesCache), responsesIn(photographsCache)])
  const sizes = await Promise.all([...files, ...photographs].map(async (one) => (await one.blob()).size))
  return {
    languages: languages.flatMap((language) => {
      const days = marks.filter(({ group }) => group === language).map(({ since }) => since)
      // The newest, as an older version is stored, too, while a document shows it.
      const since = days.sort().at(-1)
      return since ? [{ language, since: new Date(since) }] : []
    }),
    photographs: photographs.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

const patienceMs = 5000
/** A language takes minutes on the slowest lines; a browser may also end the worker without an answer. */
const longPatienceMs = 5 * 60_000

export async function storeLanguage(language: Language): Promise<boolean> {
  const { active } = await failAfter(patienceMs, navigator.serviceWorker.ready)
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<FromWorker>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<FromWorker>) => resolve(data)
    active?.postMessage({ keep: language } satisfies ToWorker, [port2])
  })
  return (await failAfter(longPatienceMs, answer)) === 'stored'
}

/** Waits for a running download, which would store files again. */
export async function removeWhatIsStored(): Promise<void> {
  const unregistered = navigator.serviceWorker.getRegistration().then((worker) => worker?.unregister())
  await failAfter(patienceMs, unregistered)
  const remove = async () => {
    for (const name of [marksCache, filesCache, photographsCache])
      await failAfter(patienceMs, caches.delete(name))
  }
  await oneAtATime(storeLock, remove, true)
}

async function responsesIn(name: string): Promise<Response[]> {
  if (!(await caches.has(name))) return []
  return (await caches.open(name)).matchAll() as Promise<Response[]>
}
