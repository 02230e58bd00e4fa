import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { filesByAddress } from '#server/site/built-site.ts'
import { groupOf, hashOf, type OfflineFile, type OfflineFiles } from '#web/offline/offline-files.ts'
import { builtTexts } from '#web/site-format.ts'

export async function listOfflineFiles(folder: string): Promise<OfflineFiles> {
  const groups: Record<string, Record<string, OfflineFile>> = {}
  const files = filesByAddress(folder).sort(([one], [other]) => (one < other ? -1 : 1))
  for (const [address, file] of files) {
    const group = groupOf(address)
    if (group === undefined) continue
    const content = new Uint8Array(readFileSync(file))
    groups[group] ??= {}
    groups[group][address] = [await hashOf(address, content, builtTexts), content.length]
  }
  const version = createHash('sha256').update(JSON.stringify(groups)).digest('hex').slice(0, 20)
  return { version, groups }
}
