import { isUniqueViolation } from '#database/constraint-violation.ts'
import type { Database } from '#database/open.ts'
import type { Account } from '../accounts/accounts.ts'
import { revokeCodes } from '../mailed-codes/revoke-codes.ts'
import { endSessions } from '../tokens/sessions.ts'
import { filledAccount, overwrittenAccount } from './merge-accounts.ts'
import { revokeAccess } from './revoke-access.ts'

/**
 * What happened to an account. `kept` means that it differs from the file but stays; `conflict` is the id of the
 * account that already has its address.
 */
export type WriteResult = 'new' | 'updated' | 'kept' | 'unchanged' | { conflict: string }

type WriteOptions = {
  now: number
  /** Whether the file replaces existing accounts. */
  overwrite: boolean
}

type Insert = { account: Account; act: 'insert'; row: Account }
type Decision =
  | Insert
  | { account: Account; act: 'update'; existing: Account; merged: Account }
  | { account: Account; act: 'none'; written: WriteResult }

/**
 * Writes accounts in one short transaction, in file order. Users may sign in or change passwords meanwhile, so a row
 * changes only if it is still as it was read; otherwise it is read and decided again.
 */
export async function writeAccounts(
  database: Database,
  accounts: readonly Account[],
  options: WriteOptions,
): Promise<Map<Account, WriteResult>> {
  const written = new Map<Account, WriteResult>()
  let pending = accounts
  while (pending.length > 0) {
    for (const [account, result] of await tryToWrite(database, pending, options)) written.set(account, result)
    pending = pending.filter((account) => !written.has(account))
  }
  return written
}

async function tryToWrite(
  database: Database,
  accounts: readonly Account[],
  options: WriteOptions,
): Promise<Map<Account, WriteResult>> {
  const existing = await readExisting(database, accounts)
  const decisions = accounts.map((account) => decide(account, existing, options))
  try {
    return await act(database, decisions)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // An address was taken meanwhile: write one at a time, and the next read finds whose it is.
    const [first, ...others] = accounts
    if (!first || others.length === 0) return new Map()
    const results = await tryToWrite(database, [first], options)
    return new Map([...results, ...(await writeAccounts(database, others, options))])
  }
}

type Existing = { byId: Map<string, Account>; byEmail: Map<string, Account> }

async function readExisting(database: Database, accounts: readonly Account[]): Promise<Existing> {
  const ids = accounts.map(({ id }) => id)
  const emails = accounts.flatMap(({ email }) => email ?? [])
  const rows = await database
    .selectFrom('accounts')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('id', 'in', ids), ...(emails.length > 0 ? [eb('email', 'in', emails)] : [])]),
    )
    .execute()
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byEmail: new Map(rows.flatMap((row) => (row.email === null ? [] : [[row.email, row]]))),
  }
}

function decide(account: Account, { byId, byEmail }: Existing, { now, overwrite }: WriteOptions): Decision {
  const existing = byId.get(account.id)
  const overwritten = existing && overwrittenAccount(existing, account)
  const merged =
    existing && overwritten ? (overwrite ? overwritten : filledAccount(existing, account)) : account
  const owner = merged.email === null ? undefined : byEmail.get(merged.email)
  if (owner && owner.id !== account.id) return { account, act: 'none', written: { conflict: owner.id } }
  if (!existing) {
    const { created_at, last_login_at } = account
    const row = { ...account, created_at: created_at || now, last_login_at: last_login_at || now }
    return { account, act: 'insert', row }
  }
  if (!isSame(existing, merged)) return { account, act: 'update', existing, merged }
  const written = overwritten && !isSame(existing, overwritten) ? 'kept' : 'unchanged'
  return { account, act: 'none', written }
}

function isSame(one: Account, other: Account): boolean {
  return (Object.keys(one) as (keyof Account)[]).every((column) => one[column] === other[column])
}

/** Omits accounts that someone changed since they were read. */
async function act(database: Database, decisions: readonly Decision[]): Promise<Map<Account, WriteResult>> {
  const written = new Map<Account, WriteResult>()
  for (const decision of decisions) {
    if (decision.act === 'none') written.set(decision.account, decision.written)
  }
  const inserts = decisions.filter((decision) => decision.act === 'insert')
  const updates = decisions.filter((decision) => decision.act === 'update')
  if (inserts.length + updates.length === 0) return written
  const done = await database.transaction().execute(async (transaction) => {
    const inserted = await insertNew(transaction, inserts)
    const updated: Account[] = []
    for (const { account, existing, merged } of updates) {
      if (await updateIfUnchanged(transaction, existing, merged)) updated.push(account)
    }
    return { inserted, updated }
  })
  for (const account of done.inserted) written.set(account, 'new')
  for (const account of done.updated) written.set(account, 'updated')
  return written
}

/** Skips accounts whose id or address is taken. */
async function insertNew(database: Database, inserts: readonly Insert[]): Promise<Account[]> {
  if (inserts.length === 0) return []
  const rows = await database
    .insertInto('accounts')
    .values(inserts.map(({ row }) => row))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email'])
    .execute()
  const inserted = new Set(rows.map(keyOf))
  // Of two equal accounts, the first was inserted.
  return inserts.map(({ account }) => account).filter((account) => inserted.delete(keyOf(account)))
}

function keyOf({ id, email }: Pick<Account, 'id' | 'email'>): string {
  return JSON.stringify([id, email])
}

async function updateIfUnchanged(database: Database, existing: Account, merged: Account): Promise<boolean> {
  let update = database.updateTable('accounts').set(merged).where('id', '=', existing.id)
  for (const column of Object.keys(existing) as (keyof Account)[]) {
    update = update.where(column, 'is not distinct from', existing[column])
  }
  const { numUpdatedRows } = await update.executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (merged.disabled === 1) await revokeAccess(database, existing.id)
  else if (existing.email !== merged.email || existing.password_hash !== merged.password_hash) {
    await endSessions(database, existing.id)
    await revokeCodes(database, existing.id)
  }
  return true
}
