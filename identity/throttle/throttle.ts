import type { Database } from '#database/open.ts'
import { type Refusal, tooManyAttempts } from '#identity/refusal.ts'
import {
  type AccountNoticeKind,
  countMail,
  countMove,
  countNotice,
  countUnconfirmed,
  forgetResets,
  type MailKind,
  unconfirmedRefusal,
} from './mail-limits.ts'
import { beginPasswordTry, type PasswordTry, trustNetwork } from './password-tries.ts'
import { countProfileChange } from './profile-changes.ts'
import { countRegistration } from './registrations.ts'

export type Throttle = {
  beginPasswordTry: (email: string, address: string) => Promise<PasswordTry | Refusal>
  trustNetwork: (transaction: Database, email: string, address: string) => Promise<void>
  countMail: (
    kind: MailKind,
    email: string,
    address: string,
    transaction: Database,
  ) => Promise<Refusal | undefined>
  countUnconfirmed: (mails: 0 | 1, address: string, transaction: Database) => Promise<boolean>
  unconfirmedRefusal: (address: string, transaction: Database) => Promise<Refusal>
  /** A recovery has proved who the owner is: they need a reset next. */
  forgetResets: (transaction: Database, email: string, address: string) => Promise<void>
  countMove: (accountId: string) => Promise<Refusal | undefined>
  /** Counts by mailbox alone, so that nobody can use up an owner's notices in advance. */
  countNotice: (kind: AccountNoticeKind, email: string, transaction: Database) => Promise<Refusal | undefined>
  countProfileChange: (accountId: string, address: string) => Promise<Refusal | undefined>
  /** After a refusal the caller must not reveal whether the email is taken. */
  countRegistration: (email: string, address: string) => Promise<Refusal | undefined>
}

export function openThrottle(database: Database, clock: () => number): Throttle {
  const removeOld = remover(clock)
  return {
    beginPasswordTry: async (email, address) => {
      await removeOld(database)
      return beginPasswordTry(database, clock, email, address)
    },
    trustNetwork: (transaction, email, address) => trustNetwork(transaction, email, address, clock()),
    countMail: (kind, email, address, transaction) =>
      countMail(transaction, clock(), { kind, email, address }),
    countUnconfirmed: (mails, address, transaction) =>
      countUnconfirmed(transaction, clock(), { address, mails }),
    unconfirmedRefusal: (address, transaction) => unconfirmedRefusal(transaction, clock(), address),
    forgetResets: (transaction, email, address) => forgetResets(transaction, { email, address }),
    countMove: (accountId) => countMove(database, clock(), accountId),
    countNotice: (kind, email, transaction) => countNotice(transaction, clock(), { kind, email }),
    countProfileChange: (accountId, address) => countProfileChange(database, clock(), { accountId, address }),
    countRegistration: async (email, address) => {
      await removeOld(database)
      return countRegistration(database, clock(), { email, address })
    },
  }
}

const hourMs = 60 * 60 * 1000

/** Runs once an hour, and never within a transaction, whose end may bring the rows back. */
function remover(clock: () => number): (database: Database) => Promise<void> {
  let removedAt = 0
  return async (database) => {
    const now = clock()
    if (now - removedAt < hourMs) return
    removedAt = now
    // Rows that expired a moment ago may be about to be counted again.
    await database
      .deleteFrom('attempts')
      .where('expires_at', '<', now - hourMs)
      .execute()
  }
}

export const noThrottle: Throttle = {
  beginPasswordTry: async () => ({
    maySucceed: true,
    failed: async () => undefined,
    succeeded: async () => true,
  }),
  trustNetwork: async () => {},
  countMail: async () => undefined,
  countUnconfirmed: async () => true,
  unconfirmedRefusal: async () => tooManyAttempts(0),
  forgetResets: async () => {},
  countMove: async () => undefined,
  countNotice: async () => undefined,
  countProfileChange: async () => undefined,
  countRegistration: async () => undefined,
}
