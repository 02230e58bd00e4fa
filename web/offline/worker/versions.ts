import { storeLock } from '#web/offline/caches.ts'
import { discardAllBut } from './cached-files.ts'
import {
  currentVersion,
  deleteReader,
  deleteStoredMark,
  readersOfOlder,
  readMarksAnew,
  setCurrentVersion,
  setReader,
  storedMarks,
} from './marks.ts'
import { version, worker } from './scope.ts'

const everyWindow = { type: 'window', includeUncontrolled: true } as const

/** Open documents keep their version; documents opened from now on get this one. */
export async function becomeCurrent(): Promise<void> {
  readMarksAnew()
  const before = await currentVersion()
  if (before === undefined) await worker.clients.claim()
  else if (before !== version) {
    const older = await readersOfOlder()
    for (const { id } of await worker.clients.matchAll(everyWindow))
      if (!older.has(id)) await setReader(id, before)
  }
  await setCurrentVersion(version)
}

export async function versionOf(clientId: string): Promise<string> {
  return (await readersOfOlder()).get(clientId) ?? version
}

export async function discardOlder(): Promise<void> {
  const { installing, waiting } = worker.registration
  // A version being installed is not an older one.
  if (installing || waiting) return
  await worker.navigator.locks.request(storeLock, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    readMarksAnew()
    const windows = new Set((await worker.clients.matchAll(everyWindow)).map(({ id }) => id))
    const inUse = new Set([version])
    for (const [id, older] of await readersOfOlder()) {
      if (windows.has(id)) inUse.add(older)
      else await deleteReader(id)
    }
    const unused = (await storedMarks()).filter((mark) => !inUse.has(mark.version))
    for (const mark of unused) await deleteStoredMark(mark)
    if (unused.length > 0) await discardAllBut()
  })
}
