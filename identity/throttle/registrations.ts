import { budgetOf, keyOf, type Limit, mark, readRows, spend } from '#budgets/leaky-bucket.ts'
import { networkOf, networksOf } from '#budgets/networks.ts'
import type { Database } from '#database/open.ts'
import type { Refusal } from '#identity/refusal.ts'
import { refusalBy } from './take.ts'

const secondMs = 1000

/** Signing up reveals whether an email has an account, so each email counts. */
const limit: Limit = { name: 'sign-up address', capacity: 1000, pauseMs: 4 * secondMs }

const tried = { name: 'sign-up', forMs: 60 * 60 * secondMs }

export async function countRegistration(
  database: Database,
  now: number,
  { email, address }: { email: string; address: string },
): Promise<Refusal | undefined> {
  const budgets = networksOf(address).map(({ name, share }) => budgetOf(limit, [name], share))
  const triedKey = keyOf(tried.name, email, networkOf(address))
  const rows = await readRows(database, [triedKey], now)
  if (rows.has(triedKey)) return undefined

  const isWithin = await database.transaction().execute(async (transaction) => {
    if (!(await spend(transaction, budgets, now))) return false
    await mark(transaction, triedKey, now + tried.forMs)
    return true
  })
  return isWithin ? undefined : refusalBy(database, now, budgets)
}
