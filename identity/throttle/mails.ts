import type { Database } from '#database/open.ts'
import { type Refusal, tooManyAttempts } from '../protocol/refusal.ts'
import { type Budget, budgetOf, forget, type Limit, readRows, spend, waitMs } from './budgets.ts'
import { networksOf } from './networks.ts'

const minuteMs = 60_000

/** Nobody needs more mails than this, and nobody's mailbox should get more. */
const limits = {
  pair: { name: 'mail', most: 5, pauseMs: 12 * minuteMs },
  mailbox: { name: 'mail account', most: 10, pauseMs: 6 * minuteMs },
  /** Any mailbox can be named as an account's next one, so these count by account. */
  moves: { name: 'mail moves', most: 10, pauseMs: 6 * minuteMs },
} as const satisfies Record<string, Limit>

/** Each kind has a budget of its own: nobody may use up the mails by which an owner comes back. */
export type MailKind = 'reset' | 'verification' | 'change'

/** What a mailbox is told of that nobody asked for: a new password, an account that has left for another address or is gone. */
export type NoticeKind = 'password' | 'address' | 'deletion'

export async function countMail(
  database: Database,
  now: number,
  request: { kind: MailKind; email: string; address: string },
): Promise<Refusal | undefined> {
  const { pair, mailbox } = budgetsOf(request)
  // What is refused to a network must not use up the mailbox's budget: it gets no mail for it.
  const isWithin = (await spend(database, pair, now)) && (await spend(database, [mailbox], now))
  return isWithin ? undefined : refusal(database, now, [...pair, mailbox])
}

/** Makes the resets of a mailbox whole again: while its account was away they were counted, and none was sent. */
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
  return {
    pair: networksOf(address).map(({ name, share }) => budgetOf(limits.pair, [kind, email, name], share)),
    mailbox: budgetOf(limits.mailbox, [kind, email]),
  }
}

export function countMove(database: Database, now: number, accountId: string): Promise<Refusal | undefined> {
  return count(database, now, budgetOf(limits.moves, [accountId]))
}

export function countNotice(
  database: Database,
  now: number,
  { kind, email }: { kind: NoticeKind; email: string },
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
