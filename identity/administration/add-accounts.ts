import type { Database } from '#database/open.ts'
import type { Account } from '#identity/accounts/accounts.ts'

/** `existing`: the address of the account that was here already. `conflict`: the id of the one that has its address. */
export type AddResult = 'new' | { existing: string | null } | { conflict: string }

export async function addAccounts(
  database: Database,
  accounts: readonly Account[],
  complete: (transaction: Database, added: ReadonlySet<Account>) => Promise<void>,
): Promise<Map<Account, AddResult>> {
  const results = new Map<Account, AddResult>()
  let pending = accounts
  while (pending.length > 0) {
    const added = await database.transaction().execute(async (transaction) => {
      const inserted = await insertMissing(transaction, pending)
      await complete(transaction, inserted)
      return inserted
    })
    for (const account of added) results.set(account, 'new')
    const others = pending.filter((account) => !added.has(account))
    for (const [account, result] of await presentOf(database, others)) results.set(account, result)
    pending = others.filter((account) => !results.has(account))
  }
  return results
}

async function insertMissing(database: Database, accounts: readonly Account[]): Promise<Set<Account>> {
  const rows = await database
    .insertInto('accounts')
    .values([...accounts])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email'])
    .execute()
  const inserted = new Set(rows.map(keyOf))
  // Of two equal accounts, the first was inserted.
  return new Set(accounts.filter((account) => inserted.delete(keyOf(account))))
}

function keyOf({ id, email }: Pick<Account, 'id' | 'email'>): string {
  return JSON.stringify([id, email])
}

async function presentOf(database: Database, accounts: readonly Account[]): Promise<Map<Account, AddResult>> {
  if (accounts.length === 0) return new Map()
  const ids = accounts.map(({ id }) => id)
  const emails = accounts.flatMap(({ email }) => email ?? [])
  const rows = await database
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where(({ eb, or }) =>
      or([eb('id', 'in', ids), ...(emails.length > 0 ? [eb('email', 'in', emails)] : [])]),
    )
    .execute()
  const here = new Map(rows.map(({ id, email }) => [id, email]))
  const owners = new Map(rows.map(({ id, email }) => [email, id]))
  return new Map(
    accounts.flatMap((account): [Account, AddResult][] => {
      const existing = here.get(account.id)
      if (existing !== undefined) return [[account, { existing }]]
      const owner = account.email === null ? undefined : owners.get(account.email)
      return owner === undefined ? [] : [[account, { conflict: owner }]]
    }),
  )
}
