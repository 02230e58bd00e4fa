import { filesCache } from '#web/offline/caches.ts'
import { type FileGroup, isInBundle, type OfflineFile } from '#web/offline/offline-files.ts'
import { builtSettingsDigest } from '#web/site-format.ts'
import { storedMarks } from './marks.ts'
import { groups, worker } from './scope.ts'

export type OwnFile = { address: string; hash: string; bytes: number; revision: string }

export function filesOf(group: FileGroup): OwnFile[] {
  return Object.entries(groups[group] ?? {}).map(([address, [hash, bytes]]: [string, OfflineFile]) => ({
    address,
    hash,
    bytes,
    // A page is stored with its policy, and its data with what the server has filled in.
    revision: isInBundle(address) ? `${hash}.${builtSettingsDigest}` : hash,
  }))
}

export async function matchFile(address: string, revision: string): Promise<Response | undefined> {
  const files = await caches.open(filesCache)
  return files.match(keyOf(address, revision))
}

export async function putFile({ address, revision }: OwnFile, response: Response): Promise<void> {
  const files = await caches.open(filesCache)
  await files.put(keyOf(address, revision), response)
}

export async function missing(files: readonly OwnFile[]): Promise<OwnFile[]> {
  const stored = await storedKeys()
  return files.filter(({ address, revision }) => !stored.has(keyOf(address, revision)))
}

export async function discardAllBut(needed: readonly OwnFile[] = []): Promise<void> {
  const keep = new Set(needed.map(({ address, revision }) => keyOf(address, revision)))
  for (const { revisions } of await storedMarks())
    for (const [address, revision] of Object.entries(revisions)) keep.add(keyOf(address, revision))
  const files = await caches.open(filesCache)
  for (const key of await storedKeys()) if (!keep.has(key)) await files.delete(key)
}

async function storedKeys(): Promise<Set<string>> {
  const files = await caches.open(filesCache)
  return new Set((await files.keys()).map(({ url }) => url))
}

function keyOf(address: string, revision: string): string {
  return new URL(`${address}?revision=${revision}`, worker.location.origin).href
}
