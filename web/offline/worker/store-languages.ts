import { type Language, languages } from '#messages/languages.ts'
import { languageOf } from '#web/language/languages.ts'
import { type FromWorker, storeLock } from '#web/offline/caches.ts'
import type { FileGroup } from '#web/offline/offline-files.ts'
import { discardAllBut, filesOf, missing } from './cached-files.ts'
import { downloadMissing } from './download.ts'
import { deleteStoredMark, readMarksAnew, storedMarks, writeStoredMark } from './marks.ts'
import { version, worker } from './scope.ts'

export async function storeVersion(): Promise<void> {
  const read = new Set((await storedMarks()).map(({ group }) => group))
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const { url } of windows) read.add(languageOf(new URL(url).pathname))
  await storeLanguages(languages.filter((language) => read.has(language)))
}

/** An interrupted download resumes at the next attempt. If there is no room, nothing of it is left. */
export async function storeLanguages(wanted: readonly Language[]): Promise<void> {
  if ((await notStored(['shared', ...wanted])).length === 0) return
  await worker.navigator.locks.request(storeLock, async () => {
    readMarksAnew()
    const lacking = await notStored(['shared', ...wanted])
    const marked = await markedGroups()
    await discardAllBut(lacking.flatMap(filesOf))
    try {
      await expectRoom(lacking)
      for (const group of lacking) await downloadMissing(group, filesOf(group))
      for (const group of lacking) await markStored(group)
    } catch (error) {
      for (const group of lacking) if (!marked.includes(group)) await deleteStoredMark({ version, group })
      if (isOutOfRoom(error)) await discardAllBut()
      throw error
    }
  })
  for (const client of await worker.clients.matchAll({ type: 'window' }))
    client.postMessage('stored' satisfies FromWorker)
}

/** A group with a mark may have lost a file since, because browsers evict what is stored. */
async function notStored(groups: readonly FileGroup[]): Promise<FileGroup[]> {
  const marked = await markedGroups()
  const lost = new Set((await missing(groups.flatMap(filesOf))).map(({ address }) => address))
  return groups.filter(
    (group) => !marked.includes(group) || filesOf(group).some(({ address }) => lost.has(address)),
  )
}

async function markedGroups(): Promise<string[]> {
  return (await storedMarks()).filter((mark) => mark.version === version).map(({ group }) => group)
}

async function markStored(group: FileGroup): Promise<void> {
  const revisions = filesOf(group).map(({ address, revision }) => [address, revision])
  await writeStoredMark({
    version,
    group,
    revisions: Object.fromEntries(revisions),
    since: new Date().toISOString(),
  })
}

/** Checked first, because a download that does not fit would be paid for and thrown away at every visit. */
async function expectRoom(groups: readonly FileGroup[]): Promise<void> {
  // Safari supports it from version 17; WebKit on Linux does not yet.
  const { quota, usage } = (await worker.navigator.storage?.estimate?.()) ?? {}
  if (quota === undefined || usage === undefined) return
  const files = await missing(groups.flatMap(filesOf))
  const needed = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (needed > quota - usage) throw new DOMException('There is no room', 'QuotaExceededError')
}

function isOutOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
