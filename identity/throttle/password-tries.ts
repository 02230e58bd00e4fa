import {
  budgetOf,
  forget,
  keyOf,
  type Limit,
  mark,
  type Rows,
  readRows,
  spend,
  waitMs,
} from '#budgets/leaky-bucket.ts'
import { networkOf, networksOf } from '#budgets/networks.ts'
import type { Database } from '#database/open.ts'
import { type Refusal, tooManyAttempts } from '#identity/refusal.ts'

const secondMs = 1000
const dayMs = 24 * 60 * 60 * secondMs

/** The rules: docs/security.md, "The throttle". NIST SP 800-63B-4, 3.2.2, allows a hundred failures in a row. */
const limits = {
  pair: { name: 'sign-in', capacity: 10, pauseMs: 90 * secondMs },
  email: { name: 'sign-in account', capacity: 100, pauseMs: 36 * secondMs },
  network: { name: 'sign-in address', capacity: 5000, pauseMs: 10 * secondMs },
} as const satisfies Record<string, Limit>

const familiar = { name: 'familiar', forMs: 90 * dayMs, renewedMs: dayMs }

/** Networks that became familiar before a reset mail proved who the owner is may be someone else's. */
const proven = { name: 'proven' }

export type PasswordTry = {
  /** If false, the right password must fail like a wrong one. */
  maySucceed: boolean
  /** After a refusal the caller must reveal nothing else. */
  failed: () => Promise<Refusal | undefined>
  /** False if a burst of guesses has failed meanwhile. Pass the transaction that starts the session. */
  succeeded: (transaction: Database) => Promise<boolean>
}

export async function beginPasswordTry(
  database: Database,
  clock: () => number,
  email: string,
  address: string,
): Promise<PasswordTry | Refusal> {
  const { own, wider, shared, marks } = budgetsOf(email, address)
  const others = [...wider, ...shared]
  const budgets = [own, ...others]
  const keys = [...budgets.map(({ key }) => key), marks.familiar, marks.proven]
  const read = (from: Database, now: number) => readRows(from, keys, now)

  const begunAt = clock()
  const before = await read(database, begunAt)
  if (waitMs([own], before, begunAt) > 0) return tooManyAttempts(waitMs(budgets, before, begunAt))
  const isOver = waitMs(others, before, begunAt) > 0
  return {
    maySucceed: !isOver || isFamiliar(before, marks),
    async failed() {
      const now = clock()
      // A try that is refused anyway must not use up shared budgets.
      const isWithin =
        (await spend(database, [own], now)) &&
        !isOver &&
        (await spend(database, wider, now)) &&
        (await spend(database, shared, now))
      // The same answer everywhere: wrong passwords must not reveal which networks are familiar.
      if (isWithin) return undefined
      return tooManyAttempts(waitMs(budgets, await read(database, now), now))
    },
    async succeeded(transaction) {
      const now = clock()
      const rows = await read(transaction, now)
      const isKnown = isFamiliar(rows, marks)
      if (waitMs([own], rows, now) > 0 || (waitMs(others, rows, now) > 0 && !isKnown)) return false
      const until = now + familiar.forMs
      if (!isKnown || until - (rows.get(marks.familiar) ?? 0) > familiar.renewedMs) {
        await mark(transaction, marks.familiar, until)
      }
      return true
    },
  }
}

export async function trustNetwork(
  transaction: Database,
  email: string,
  address: string,
  now: number,
): Promise<void> {
  const { own, wider, marks } = budgetsOf(email, address)
  await forget(
    transaction,
    [own, ...wider].map(({ key }) => key),
  )
  await mark(transaction, marks.familiar, now + familiar.forMs)
  await mark(transaction, marks.proven, now + familiar.forMs)
}

function budgetsOf(email: string, address: string) {
  const networks = networksOf(address)
  const [narrowest, ...around] = networks.map(({ name, share }) =>
    budgetOf(limits.pair, [email, name], share),
  )
  return {
    own: narrowest ?? budgetOf(limits.pair, [email, networkOf(address)]),
    wider: around,
    shared: [
      budgetOf(limits.email, [email]),
      ...networks.map(({ name, share }) => budgetOf(limits.network, [name], share)),
    ],
    marks: { familiar: keyOf(familiar.name, email, networkOf(address)), proven: keyOf(proven.name, email) },
  }
}

/** Both marks last equally long, so their ends tell which was set later. */
function isFamiliar(rows: Rows, marks: { familiar: string; proven: string }): boolean {
  const until = rows.get(marks.familiar)
  return until !== undefined && until >= (rows.get(marks.proven) ?? 0)
}
