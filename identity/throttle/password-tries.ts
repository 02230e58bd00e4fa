import type { Database } from '#database/open.ts'
import { type Refusal, tooManyAttempts } from '../protocol/refusal.ts'
import { budgetOf, forget, keyOf, type Limit, mark, type Rows, readRows, spend, waitMs } from './budgets.ts'
import { networkOf, networksOf } from './networks.ts'

const secondMs = 1000
const dayMs = 24 * 60 * 60 * secondMs

/**
 * How many wrong passwords are heard. Beyond the first nothing is, where its e-mail address was tried. Beyond the others,
 * and the first as it holds for the wider ranges around an IPv6 line, the right password is, where the owner has signed in
 * before; NIST SP 800-63B-4, 3.2.2, allows a hundred in a row.
 */
const limits = {
  pair: { name: 'sign-in', most: 10, pauseMs: 90 * secondMs },
  email: { name: 'sign-in account', most: 100, pauseMs: 36 * secondMs },
  network: { name: 'sign-in address', most: 5000, pauseMs: 10 * secondMs },
} as const satisfies Record<string, Limit>

/** A network from which the owner has signed in. */
const familiar = { name: 'familiar', forMs: 90 * dayMs, renewedMs: dayMs }

/** When a reset mail last showed who the owner is: what was familiar before may have been somebody else's. */
const proven = { name: 'proven' }

/** A try of a password, from before the hash until its outcome is known. */
export type PasswordTry = {
  /** Whether the right password is heard. Where it is not, it has to fail as any other does. */
  hearsRight: boolean
  /** Counts a try that failed. A refusal where it was one too many: then nothing else is to be told of it. */
  failed: () => Promise<Refusal | undefined>
  /**
   * False where too many others have failed meanwhile: a burst of guesses must not slip through together. Give it the
   * transaction that starts the session.
   */
  succeeded: (transaction: Database) => Promise<boolean>
}

export async function beginPasswordTry(
  database: Database,
  clock: () => number,
  email: string,
  address: string,
): Promise<PasswordTry | Refusal> {
  const { own, wider, shared, marks } = budgetsOf(email, address)
  /** Those that neighbours and strangers can use up. */
  const others = [...wider, ...shared]
  const budgets = [own, ...others]
  const keys = [...budgets.map(({ key }) => key), marks.familiar, marks.proven]
  const read = (from: Database, now: number) => readRows(from, keys, now)

  const begunAt = clock()
  const before = await read(database, begunAt)
  if (waitMs([own], before, begunAt) > 0) return tooManyAttempts(waitMs(budgets, before, begunAt))
  const isOver = waitMs(others, before, begunAt) > 0
  return {
    hearsRight: !isOver || isFamiliar(before, marks),
    async failed() {
      const now = clock()
      // What is not heard anyway must not use up what others share.
      const isHeard =
        (await spend(database, [own], now)) &&
        !isOver &&
        (await spend(database, wider, now)) &&
        (await spend(database, shared, now))
      // The same from everywhere: a familiar network must not be told from another by its wrong passwords.
      if (isHeard) return undefined
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

/** From here on the address is the owner's, whoever else has tried from there. */
export async function welcomeOwner(
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

/** Both marks run out equally long after they were set. */
function isFamiliar(rows: Rows, marks: { familiar: string; proven: string }): boolean {
  const until = rows.get(marks.familiar)
  return until !== undefined && until >= (rows.get(marks.proven) ?? 0)
}
