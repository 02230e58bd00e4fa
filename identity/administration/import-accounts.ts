import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '#database/open.ts'
import type { Account } from '#identity/accounts/accounts.ts'
import type { ScryptKey } from '#identity/credentials/firebase-scrypt.ts'
import { storeScryptKey } from '#identity/credentials/scrypt-keys.ts'
import { type AddResult, addAccounts } from './add-accounts.ts'
import { type ImportedAccount, importedAccount } from './imported-account.ts'
import { bytesOf } from './imported-password-hash.ts'
import { readExport, UnreadableExportError } from './read-export.ts'

/** Small enough that a server on the same SQLite file waits only milliseconds for the write lock. */
const accountsAtOnce = 100

export type HashOptions = { key: ScryptKey; memCost: number; rounds: number }

export type ImportCopies = {
  read: (visits: unknown) => { store: StoreCopy; isWhole: boolean } | undefined
  /** Call it with accounts that may be here from now on. */
  adopt: (transaction: Database, accountIds: readonly string[]) => Promise<void>
}

type StoreCopy = (transaction: Database, accountId: string) => Promise<void>

type Options = {
  hashOptions?: HashOptions | undefined
  now: number
  copies: ImportCopies
  onProblem: (problem: ImportProblem) => void
  onProgress: (accounts: number) => void
}

type ImportProblem = {
  index: number
  localId: string | undefined
  problem: string
}

export type ImportSummary = {
  read: number
  new: number
  existing: number
  failed: number
  leftOut: Record<string, number>
  partsLeftOut: Record<string, number>
  hashOptionsMissing: boolean
}

export async function importAccounts(
  database: Database,
  file: AsyncIterable<Uint8Array>,
  { hashOptions, now, copies, onProblem, onProgress }: Options,
): Promise<ImportSummary> {
  const summary: ImportSummary = { ...emptySummary, leftOut: {}, partsLeftOut: {} }
  const hashing = await openHashing(database, hashOptions)
  let batch: BatchItem[] = []
  const indexes = new Map<string, number>()

  function fail(index: number, localId: string | undefined, problem: string): void {
    summary.failed += 1
    onProblem({ index, localId, problem })
  }

  async function writeBatch(): Promise<void> {
    if (batch.length === 0) return
    const startedAt = performance.now()
    const results = await addAccounts(
      database,
      batch.map(({ account }) => account),
      async (transaction, added) => {
        await copies.adopt(
          transaction,
          batch.map(({ account }) => account.id),
        )
        for (const { account, storeCopy } of batch) {
          if (added.has(account)) await storeCopy?.(transaction, account.id)
        }
      },
    )
    for (const { index, account, leftOut, problems } of batch) {
      const result = results.get(account) as AddResult
      const problem = problemOf(account, result, indexes.get(account.id))
      if (!indexes.has(account.id)) indexes.set(account.id, index)
      if (problem !== undefined) {
        fail(index, account.id, problem)
      } else if (result !== 'new') {
        summary.existing += 1
      } else {
        summary.new += 1
        for (const part of leftOut) count(summary.partsLeftOut, part)
        for (const problem of problems) onProblem({ index, localId: account.id, problem })
      }
    }
    batch = []
    // Gives the server as much time to write as the import took.
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
    else
      batch.push({
        index: part.index,
        ...withCopy(imported, copies),
        account: dated(imported.account, now),
      })
    if (batch.length === accountsAtOnce) await writeBatch()
    onProgress(summary.read)
  }
  await writeBatch()
  return summary
}

type BatchItem = Omit<ImportedAccount, 'visits'> & { index: number; storeCopy?: StoreCopy }

function problemOf(
  account: Account,
  result: AddResult,
  earlierIndex: number | undefined,
): string | undefined {
  if (result === 'new') return undefined
  if ('conflict' in result) return `${account.email} is the address of the account ${result.conflict}`
  if (earlierIndex === undefined || result.existing === account.email) return undefined
  return `users[${earlierIndex}] has the same localId, and ${result.existing} as its address`
}

function withCopy(
  { visits, ...imported }: ImportedAccount,
  { read }: ImportCopies,
): Omit<BatchItem, 'index'> {
  if (visits === undefined) return imported
  const copy = read(visits)
  if (copy?.isWhole) return { ...imported, storeCopy: copy.store }
  const what = copy ? 'some of what it keeps cannot be read' : 'what it keeps cannot be read'
  return {
    ...imported,
    ...(copy && { storeCopy: copy.store }),
    leftOut: [...imported.leftOut, what],
    problems: [...imported.problems, `visits: ${what}`],
  }
}

function dated(account: Account, now: number): Account {
  const { created_at, last_login_at } = account
  return { ...account, created_at: created_at || now, last_login_at: last_login_at || now }
}

const emptySummary = {
  read: 0,
  new: 0,
  existing: 0,
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
  if (!parsed.success) throw new UnreadableExportError("One of the file's scryptKeys is not a key")
  return parsed.data
}

function localIdOf(user: unknown): string | undefined {
  return z.object({ localId: z.string() }).safeParse(user).data?.localId
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}
