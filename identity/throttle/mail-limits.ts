import { type Budget, budgetOf, forget, type Limit, readRows, spend, waitMs } from '#budgets/leaky-bucket.ts'
import { networksOf } from '#budgets/networks.ts'
import type { Database } from '#database/open.ts'
import { type Refusal, tooManyAttempts } from '../refusal.ts'

const minuteMs = 60_000

const limits = {
  pair: { name: 'mail', capacity: 5, pauseMs: 12 * minuteMs },
  mailbox: { name: 'mail account', capacity: 10, pauseMs: 6 * minuteMs },
  /** By account, because the caller can name any mailbox as its next address. */
  moves: { name: 'mail moves', capacity: 10, pauseMs: 6 * minuteMs },
  /** If one network names many mailboxes, most belong to strangers. */
  unconfirmed: { name: 'mails to unconfirmed', capacity: 100, pauseMs: 36_000 },
} as const satisfies Record<string, Limit>

/** Each kind has budgets of its own, so that nobody can use up the mails by which an owner recovers the account. */
export type MailKind = 'reset' | 'verification' | 'change'

export type AccountNoticeKind = 'password' | 'address' | 'deletion'

export async function countMail(
  database: Database,
  now: number,
  request: { kind: MailKind; email: string; address: string },
): Promise<Refusal | undefined> {
  const { pair, network, mailbox } = budgetsOf(request)
  // A request that one budget refuses sends nothing, so it must not use up the next.
  const isWithin =
    (await spend(database, pair, now)) &&
    (await spend(database, network, now)) &&
    (await spend(database, [mailbox], now))
  return isWithin ? undefined : refusal(database, now, [...pair, ...network, mailbox])
}

/** Requests were counted, but not mailed, while the mailbox's account was elsewhere. */
export function forgetResets(
  transaction: Database,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const { pair, mailbox } = budgetsOf({ kind: 'reset', email, address })
  return forget(
    transaction,
    [...pair, mailbox].map(({ key }) => key),
  )
}

function budgetsOf({ kind, email, address }: { kind: MailKind; email: string; address: string }) {
  const networks = networksOf(address)
  return {
    pair: networks.map(({ name, share }) => budgetOf(limits.pair, [kind, email, name], share)),
    // Resets have none: one visitor would keep the others of a network from theirs.
    network:
      kind === 'reset' ? [] : networks.map(({ name, share }) => budgetOf(limits.unconfirmed, [name], share)),
    mailbox: budgetOf(limits.mailbox, [kind, email]),
  }
}

export function countMove(database: Database, now: number, accountId: string): Promise<Refusal | undefined> {
  return count(database, now, budgetOf(limits.moves, [accountId]))
}

export function countNotice(
  database: Database,
  now: number,
  { kind, email }: { kind: AccountNoticeKind; email: string },
): Promise<Refusal | undefined> {
  return count(database, now, budgetOf(limits.mailbox, [`notice ${kind}`, email]))
}

async function count(database: Database, now: number, budget: Budget): Promise<Refusal | undefined> {
  return (await spend(database, [budget], now)) ? undefined : refusal(database, now, [budget])
}

async function refusal(database: Database, now: number, budgets: readonly Budget[]): Promise<Refusal> {
  const rows = await readRows(
    database,
    budgets.map(({ key }) => key),
    now,
  )
  return tooManyAttempts(waitMs(budgets, rows, now))
}
