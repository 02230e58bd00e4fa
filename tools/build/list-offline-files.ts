import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { groupOf, hashOf, type OfflineFile, type OfflineFiles } from '#web/offline/offline-files.ts'
import { builtOrigin } from '#web/site-format.ts'

/** Every file of a built site that is useful offline, with a hash of its content. */
export async function listOfflineFiles(folder: string): Promise<OfflineFiles> {
  const groups: Record<string, Record<string, OfflineFile>> = {}
  for (const [address, file] of filesByAddress(folder)) {
    const group = groupOf(address)
    if (group === undefined) continue
    const content = new Uint8Array(readFileSync(file))
    groups[group] ??= {}
    groups[group][address] = [await hashOf(address, content, builtOrigin), content.length]
  }
  const version = createHash('sha256').update(JSON.stringify(groups)).digest('hex').slice(0, 20)
  return { version, groups }
}

/** Sorted by address, so that the same site makes the same list. */
function filesByAddress(folder: string): [address: string, file: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string, string] => [addressOfFile(file.slice(folder.length)), file])
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

/** `/login/index.html` is the page `/login`. */
function addressOfFile(name: string): string {
  const path = name.split(sep).join('/').replace(/^\/?/, '/')
  return path.replace(/\/index\.html$/, '') || '/'
}
