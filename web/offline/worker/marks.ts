import { marksCache, readMarks, readStoredMarks, type StoredMark, storedPrefix } from '#web/offline/caches.ts'
import { remembered } from '#web/offline/remembered.ts'
import { worker } from './scope.ts'

const currentPath = '/.offline/current'
const readersPrefix = '/.offline/readers/'

const kept = remembered(readStoredMarks)

export const storedMarks = kept.read

export async function writeStoredMark(mark: StoredMark): Promise<void> {
  await write(pathOf(mark), JSON.stringify(mark))
  kept.forget()
}

export async function deleteStoredMark(mark: Pick<StoredMark, 'version' | 'group'>): Promise<void> {
  await remove(pathOf(mark))
  kept.forget()
}

/** Call this once the lock is held: another worker may have written before. */
export function readMarksAnew(): void {
  kept.forget()
  readers.forget()
}

function pathOf({ version, group }: Pick<StoredMark, 'version' | 'group'>): string {
  return `${storedPrefix}${version}/${group}`
}

export async function currentVersion(): Promise<string | undefined> {
  const marks = await caches.open(marksCache)
  return (await marks.match(currentPath))?.text()
}

export async function setCurrentVersion(version: string): Promise<void> {
  await write(currentPath, version)
}

const readers = remembered(() => readMarks(readersPrefix, (response) => response.text()))

export const readersOfOlder = readers.read

export async function setReader(clientId: string, version: string): Promise<void> {
  await write(readersPrefix + clientId, version)
  readers.forget()
}

export async function deleteReader(clientId: string): Promise<void> {
  await remove(readersPrefix + clientId)
  readers.forget()
}

async function write(path: string, content: string): Promise<void> {
  const marks = await caches.open(marksCache)
  await marks.put(new URL(path, worker.location.origin), new Response(content))
}

async function remove(path: string): Promise<void> {
  const marks = await caches.open(marksCache)
  await marks.delete(new URL(path, worker.location.origin))
}
