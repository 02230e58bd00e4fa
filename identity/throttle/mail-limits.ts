import { type Budget, budgetOf, forget, type Limit, spend } from '#budgets/leaky-bucket.ts'
import { networksOf } from '#budgets/networks.ts'
import type { Database } from '#database/open.ts'
import type { Refusal } from '#identity/refusal.ts'
import { refusalBy, take } from './take.ts'

const minuteMs = 60_000

const limits = {
  pair: { name: 'mail', capacity: 5, pauseMs: 12 * minuteMs },
  mailbox: { name: 'mail account', capacity: 10, pauseMs: 6 * minuteMs },
  /** By account, because the caller can name any mailbox as its next address. */
  moves: { name: 'mail moves', capacity: 10, pauseMs: 6 * minuteMs },
  /** Anyone can name any mailbox, so a mail to one that nobody has confirmed usually goes to a stranger. */
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
  return take(database, now, budgetsOf(request))
}

export async function countUnconfirmed(
  database: Database,
  now: number,
  { address, mails }: { address: string; mails: 0 | 1 },
): Promise<boolean> {
  return spend(database, unconfirmedBudgets(address, mails), now)
}

/** On its own: a reset over the limit must take no longer than one for nobody, so nothing is read for it. */
export function unconfirmedRefusal(database: Database, now: number, address: string): Promise<Refusal> {
  return refusalBy(database, now, unconfirmedBudgets(address))
}

function unconfirmedBudgets(address: string, mails = 1): Budget[] {
  return networksOf(address).map(({ name, share }) => budgetOf(limits.unconfirmed, [name], share, mails))
}

/** Requests were counted, but not mailed, while the mailbox's account was elsewhere. */
export function forgetResets(
  transaction: Database,
  { email, address }: { email: string; address: string },
): Promise<void> {
  return forget(
    transaction,
    budgetsOf({ kind: 'reset', email, address }).map(({ key }) => key),
  )
}

function budgetsOf({ kind, email, address }: { kind: MailKind; email: string; address: string }): Budget[] {
  return [
    ...networksOf(address).map(({ name, share }) => budgetOf(limits.pair, [kind, email, name], share)),
    budgetOf(limits.mailbox, [kind, email]),
  ]
}

export function countMove(database: Database, now: number, accountId: string): Promise<Refusal | undefined> {
  return take(database, now, [budgetOf(limits.moves, [accountId])])
}

export function countNotice(
  database: Database,
  now: number,
  { kind, email }: { kind: AccountNoticeKind; email: string },
): Promise<Refusal | undefined> {
  return take(database, now, [budgetOf(limits.mailbox, [`notice ${kind}`, email])])
}
