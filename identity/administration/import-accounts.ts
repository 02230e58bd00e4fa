import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '#database/open.ts'
import type { Account } from '../accounts/accounts.ts'
import type { ScryptKey } from '../credentials/firebase-scrypt.ts'
import { storeScryptKey } from '../credentials/scrypt-keys.ts'
import { importedAccount } from './imported-account.ts'
import { bytesOf } from './imported-password-hash.ts'
import { readExport, UnreadableExportError } from './read-export.ts'
import { type Written, writeAccounts } from './write-accounts.ts'

/** So few that a server on the same SQLite file waits a few milliseconds for its turn to write. */
const accountsAtOnce = 100

export type HashOptions = { key: ScryptKey; memCost: number; rounds: number }

type Options = {
  /** Absent where the file's hashes say themselves how they were made. */
  hashOptions?: HashOptions | undefined
  now: number
  /** Whether the file holds for accounts that are here already. */
  overwrite?: boolean
  onProblem: (problem: ImportProblem) => void
  /** The number of accounts read so far. */
  onProgress: (accounts: number) => void
}

/** An account that was not imported, or not quite as it stands in the file. */
export type ImportProblem = {
  /** Counts the file's accounts from 0. */
  index: number
  localId: string | undefined
  problem: string
}

export type ImportSummary = {
  read: number
  new: number
  updated: number
  /** Are not as the file has them, and stay as they are here. */
  kept: number
  unchanged: number
  /** Could not be read, or has an address that another account has. */
  failed: number
  /** Whole accounts that this service has no use for, by reason. */
  leftOut: Record<string, number>
  /** Parts of imported accounts, by what they are. */
  partsLeftOut: Record<string, number>
  /** Whether the import ended at the first password that nobody said how to check. */
  hashOptionsMissing: boolean
}

/**
 * Can be repeated: what is in already stays, unless it is to be overwritten, and what is in the file alone is added,
 * also where it was here and has been deleted.
 */
export async function importAccounts(
  database: Database,
  file: AsyncIterable<Uint8Array>,
  { hashOptions, now, overwrite = false, onProblem, onProgress }: Options,
): Promise<ImportSummary> {
  const summary: ImportSummary = { ...emptySummary, leftOut: {}, partsLeftOut: {} }
  const hashing = await openHashing(database, hashOptions)
  let batch: Entry[] = []

  function fail(index: number, localId: string | undefined, problem: string): void {
    summary.failed += 1
    onProblem({ index, localId, problem })
  }

  async function writeBatch(): Promise<void> {
    const startedAt = performance.now()
    const results = await writeAccounts(
      database,
      batch.map(({ account }) => account),
      { now, overwrite },
    )
    for (const { index, account, leftOut } of batch) {
      const written = results.get(account) as Written
      if (typeof written === 'object') {
        fail(index, account.id, `${account.email} is the address of the account ${written.conflict}`)
      } else {
        summary[written] += 1
        for (const part of leftOut) count(summary.partsLeftOut, part)
      }
    }
    batch = []
    // The server has to write too.
    await wait(performance.now() - startedAt)
  }

  for await (const part of readExport(file)) {
    if ('scryptKey' in part) {
      hashing.keyIds.add(await storeScryptKey(database, readScryptKey(part.scryptKey)))
      continue
    }
    const imported = importedAccount(part.user, hashing)
    if ('hashOptionsMissing' in imported) {
      summary.hashOptionsMissing = true
      break
    }
    summary.read += 1
    if ('problem' in imported) fail(part.index, localIdOf(part.user), imported.problem)
    else if ('leftOutWhole' in imported) count(summary.leftOut, imported.leftOutWhole)
    else batch.push({ index: part.index, ...imported })
    if (batch.length === accountsAtOnce) await writeBatch()
    onProgress(summary.read)
  }
  await writeBatch()
  return summary
}

type Entry = { index: number; account: Account; leftOut: string[] }

const emptySummary = {
  read: 0,
  new: 0,
  updated: 0,
  kept: 0,
  unchanged: 0,
  failed: 0,
  hashOptionsMissing: false,
}

async function openHashing(database: Database, options: HashOptions | undefined) {
  const rows = await database.selectFrom('scrypt_keys').select('id').execute()
  const keyIds = new Set(rows.map(({ id }) => id))
  if (!options) return { keyIds }
  const { key, memCost, rounds } = options
  const keyId = await storeScryptKey(database, key)
  return { keyIds: keyIds.add(keyId), scrypt: { keyId, hashBytes: key.signerKey.length, memCost, rounds } }
}

const base64 = z.string().transform((text, context) => {
  const bytes = bytesOf(text)
  if (bytes) return bytes
  context.addIssue({ code: 'custom', message: 'is not base64' })
  return z.NEVER
})
const scryptKeySchema = z.object({ signerKey: base64, saltSeparator: base64 })

function readScryptKey(value: unknown): ScryptKey {
  const parsed = scryptKeySchema.safeParse(value)
  if (!parsed.success) throw new UnreadableExportError("One of the file's scryptKeys is no key")
  return parsed.data
}

function localIdOf(user: unknown): string | undefined {
  return z.object({ localId: z.string() }).safeParse(user).data?.localId
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}
