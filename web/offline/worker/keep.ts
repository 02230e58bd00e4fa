import { type Language, languageOf, languages } from '#web/language/languages.ts'
import type { FileGroup } from '../site-files.ts'
import { storeLock } from '../stored.ts'
import { downloadMissing } from './download.ts'
import { discardAllBut, filesOf, missing } from './files.ts'
import { deleteKept, keptMarks, writeKept } from './marks.ts'
import { version, worker } from './scope.ts'

/** Stores all that this version has for its readers: the languages read so far, and those on the screen now. */
export async function keepVersion(): Promise<void> {
  const read = new Set((await keptMarks()).map(({ group }) => group))
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const { url } of windows) read.add(languageOf(new URL(url).pathname))
  await keep(languages.filter((language) => read.has(language)))
}

/**
 * Stores languages with what all of them share; each group counts once it is whole. A download that is cut off goes on
 * from there at the next try; where there is no room, nothing of it stays.
 */
export async function keep(wanted: readonly Language[]): Promise<boolean> {
  if ((await notKept(['shared', ...wanted])).length === 0) return false
  await worker.navigator.locks.request(storeLock, async () => {
    const lacking = await notKept(['shared', ...wanted])
    // Halves of versions that never became whole would add up.
    await discardAllBut(lacking.flatMap(filesOf))
    try {
      await expectRoom(lacking)
      for (const group of lacking) await downloadMissing(group, filesOf(group))
      for (const group of lacking) await markKept(group)
    } catch (error) {
      for (const group of lacking) await deleteKept({ version, group })
      if (isOutOfRoom(error)) await discardAllBut()
      throw error
    }
  })
  return true
}

async function notKept(groups: readonly FileGroup[]): Promise<FileGroup[]> {
  const own = (await keptMarks()).filter((mark) => mark.version === version)
  return groups.filter((group) => !own.some((mark) => mark.group === group))
}

async function markKept(group: FileGroup): Promise<void> {
  const revisions = filesOf(group).map(({ address, revision }) => [address, revision])
  await writeKept({
    version,
    group,
    revisions: Object.fromEntries(revisions),
    since: new Date().toISOString(),
  })
}

/** Before anything is downloaded, which would be paid for and thrown away at every visit. */
async function expectRoom(groups: readonly FileGroup[]): Promise<void> {
  // Safari has it since 17, WebKit on Linux not yet.
  const { quota, usage } = (await worker.navigator.storage?.estimate?.()) ?? {}
  if (quota === undefined || usage === undefined) return
  const files = await missing(groups.flatMap(filesOf))
  const needed = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (needed > quota - usage) throw new DOMException('There is no room', 'QuotaExceededError')
}

function isOutOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
