import type { Database } from '#database/open.ts'
import type { Refusal } from '../protocol/refusal.ts'
import { countMail, countMove, countNotice, forgetResets, type MailKind, type NoticeKind } from './mails.ts'
import { beginPasswordTry, type PasswordTry, welcomeOwner } from './password-tries.ts'
import { countRegistration } from './registrations.ts'

/**
 * Counts tries in the database, so that a restart or another process does not forget them. Whether an
 * e-mail address has an account makes no difference to any count. The rule: docs/security.md, "The throttle".
 */
export type Throttle = {
  /** A refusal where too many have failed. */
  beginPasswordTry: (email: string, address: string) => Promise<PasswordTry | Refusal>
  /** A reset mail has shown who the owner is: from their address they can sign in again. */
  welcomeOwner: (transaction: Database, email: string, address: string) => Promise<void>
  /** Counts a mail that somebody asks for, to this mailbox; a refusal where it is one too many. */
  countMail: (kind: MailKind, email: string, address: string) => Promise<Refusal | undefined>
  /** The link that brings an account back has shown who the owner is, who needs a reset next. */
  forgetResets: (transaction: Database, email: string, address: string) => Promise<void>
  /** Counts a mail to whatever mailbox is to be an account's next one. */
  countMove: (accountId: string) => Promise<Refusal | undefined>
  /**
   * Counts a notice to a mailbox that nobody asked for; a refusal where it is one too many. Whoever registers somebody
   * else's address could have any number sent there. By mailbox alone: nobody may use up in advance what tells an owner.
   */
  countNotice: (kind: NoticeKind, email: string) => Promise<Refusal | undefined>
  /** Counts an e-mail address that somebody registers, free or taken; after a refusal neither is to be told. */
  countRegistration: (email: string, address: string) => Promise<Refusal | undefined>
}

export function openThrottle(database: Database, clock: () => number): Throttle {
  const removeOld = remover(database, clock)
  return {
    beginPasswordTry: async (email, address) => {
      await removeOld()
      return beginPasswordTry(database, clock, email, address)
    },
    welcomeOwner: (transaction, email, address) => welcomeOwner(transaction, email, address, clock()),
    countMail: async (kind, email, address) => {
      await removeOld()
      return countMail(database, clock(), { kind, email, address })
    },
    forgetResets: (transaction, email, address) => forgetResets(transaction, { email, address }),
    countMove: (accountId) => countMove(database, clock(), accountId),
    countNotice: (kind, email) => countNotice(database, clock(), { kind, email }),
    countRegistration: (email, address) => countRegistration(database, clock(), { email, address }),
  }
}

const hourMs = 60 * 60 * 1000

/** Removes what has run out, once an hour. */
function remover(database: Database, clock: () => number): () => Promise<void> {
  let removedAt = 0
  return async () => {
    const now = clock()
    if (now - removedAt < hourMs) return
    removedAt = now
    // Long over: a row that somebody is about to count on again is left alone.
    await database
      .deleteFrom('attempts')
      .where('expires_at', '<', now - hourMs)
      .execute()
  }
}

/** Lets everybody try as often as they like: for test suites, which sign up hundreds from one address. */
export const noThrottle: Throttle = {
  beginPasswordTry: async () => ({
    hearsRight: true,
    failed: async () => undefined,
    succeeded: async () => true,
  }),
  welcomeOwner: async () => {},
  countMail: async () => undefined,
  forgetResets: async () => {},
  countMove: async () => undefined,
  countNotice: async () => undefined,
  countRegistration: async () => undefined,
}
