import { hash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { sql } from 'kysely'
import type { Database } from '#database/open.ts'
import { prepare } from '#database/prepared.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

type Limit = { name: string; most: number; windowMs: number }

/**
 * How many wrong passwords are heard. The first is for one address that tries one account. The second
 * is for an account that many addresses try together; NIST SP 800-63B-4, 3.2.2, allows a hundred
 * in a row. The third is for one address that tries many accounts; behind it may sit a whole village.
 */
const wrongPasswords = {
  pair: { name: 'sign-in', most: 10, windowMs: 15 * minuteMs },
  account: { name: 'sign-in account', most: 100, windowMs: 60 * minuteMs },
  address: { name: 'sign-in address', most: 100, windowMs: 15 * minuteMs },
} as const satisfies Record<string, Limit>

const kinds = ['pair', 'account', 'address'] as const

/** Nobody needs more mails than this, and nobody's mailbox should get more. */
const mails = {
  mailbox: { name: 'mail account', most: 10, windowMs: 60 * minuteMs },
  address: { name: 'mail address', most: 100, windowMs: 60 * minuteMs },
} as const satisfies Record<string, Limit>

/** Each kind has a budget of its own: nobody may use up the mails by which an owner comes back. */
export type MailKind = 'reset' | 'verification' | 'change'

/** What a mailbox is told of that nobody asked for: a new password, an account that has left for another address or is gone. */
export type NoticeKind = 'password' | 'address' | 'deletion'

/** Registering tells who has an account; this many of one address's tries may find one. */
const takenAddresses = { name: 'sign-up address', most: 100, windowMs: 15 * minuteMs } satisfies Limit

/** An address from which the owner has signed in is let in while strangers try the account. */
const familiar = { name: 'familiar', windowMs: 90 * dayMs, renewedMs: dayMs }

/** When a reset mail last showed who the owner is: what was familiar before may have been somebody else's. */
const proven = { name: 'proven' }

/** A try of a password, from before the hash until its outcome is known. */
export type PasswordTry = {
  /**
   * Counts it. False where others have failed meanwhile and this is one too many: then its outcome is not to be
   * told, or a burst of guesses would tell the right one by its answer.
   */
  failed: () => Promise<boolean>
  /**
   * Forgets what failed before. False where too many others have failed meanwhile: a burst of guesses
   * must not slip through together. Give it the transaction that starts the session.
   */
  succeeded: (transaction: Database) => Promise<boolean>
}

/**
 * Counts tries in the database, so that a restart or another process does not forget them. Whether an
 * e-mail address has an account makes no difference to any count.
 */
export type Throttle = {
  /** Nothing where too many have failed. */
  beginPasswordTry: (email: string, address: string) => Promise<PasswordTry | undefined>
  /** A reset mail has shown who the owner is: from their address they can sign in again. */
  welcomeOwner: (transaction: Database, email: string, address: string) => Promise<void>
  /** Counts a mail that somebody asks for, to this mailbox; false where it is one too many. */
  countMail: (kind: MailKind, email: string, address: string) => Promise<boolean>
  /**
   * Counts a notice to a mailbox that nobody asked for; false where it is one too many. Whoever registers somebody
   * else's address could have any number sent there. By mailbox alone: nobody may use up in advance what tells an owner.
   */
  countNotice: (kind: NoticeKind, email: string) => Promise<boolean>
  /** Whether an address may still register, after so many of its tries found a taken e-mail address. */
  mayRegister: (address: string) => Promise<boolean>
  /** False where too many have been found already; then nothing is to be told. */
  countTakenAddress: (address: string) => Promise<boolean>
}

export function openThrottle(database: Database, clock: () => number): Throttle {
  let removedAt = 0

  async function removeOld(): Promise<void> {
    const now = clock()
    if (now - removedAt < dayMs / 24) return
    removedAt = now
    // Long over: a row that somebody is about to count on again is left alone.
    await database
      .deleteFrom('attempts')
      .where('expires_at', '<', now - dayMs)
      .execute()
  }

  return {
    async beginPasswordTry(email, address) {
      const keys = passwordKeys(email, networkOf(address))
      const before = await readPasswordCounts(database, keys, clock())
      if (isOver(before, keys)) return undefined
      return {
        async failed() {
          const tries = kinds.map((kind) => ({ limit: wrongPasswords[kind], key: keys[kind] }))
          const counts = await count(database, tries, clock())
          await removeOld()
          const isWithin = (kind: (typeof kinds)[number]) =>
            (counts[kinds.indexOf(kind)] ?? 0) <= wrongPasswords[kind].most
          return (
            isWithin('pair') && (before.has(keys.familiar) || (isWithin('account') && isWithin('address')))
          )
        },
        async succeeded(transaction) {
          const now = clock()
          const rows = await readPasswordCounts(transaction, keys, now)
          if (isOver(rows, keys)) return false
          if (rows.has(keys.pair) || rows.has(keys.account))
            await forget(transaction, [keys.pair, keys.account])
          const known = rows.get(keys.familiar)
          if (!known || known.expires_at - now < familiar.windowMs - familiar.renewedMs) {
            await remember(transaction, keys.familiar, now)
          }
          return true
        },
      }
    },
    async welcomeOwner(transaction, email, address) {
      const { pair, account, familiar, proven } = passwordKeys(email, networkOf(address))
      const now = clock()
      await forget(transaction, [pair, account])
      await remember(transaction, familiar, now)
      await remember(transaction, proven, now)
    },
    async countMail(kind, email, address) {
      await removeOld()
      const isWithin = async (limit: Limit, ...whom: string[]) => {
        const [asked = 0] = await count(database, [{ limit, key: keyOf(limit, ...whom) }], clock())
        return asked <= limit.most
      }
      // Who has used up the mails of their address must not use up those of a mailbox, which get none for it.
      return (
        (await isWithin(mails.address, networkOf(address))) && (await isWithin(mails.mailbox, kind, email))
      )
    },
    async countNotice(kind, email) {
      const tries = [{ limit: mails.mailbox, key: keyOf(mails.mailbox, `notice ${kind}`, email) }]
      const [sent = 0] = await count(database, tries, clock())
      return sent <= mails.mailbox.most
    },
    async mayRegister(address) {
      const key = keyOf(takenAddresses, networkOf(address))
      const rows = await readCounts(database, [key], clock())
      return (rows.get(key)?.count ?? 0) < takenAddresses.most
    },
    async countTakenAddress(address) {
      const tries = [{ limit: takenAddresses, key: keyOf(takenAddresses, networkOf(address)) }]
      const [found = 0] = await count(database, tries, clock())
      return found <= takenAddresses.most
    },
  }
}

/** Lets everybody try as often as they like: for test suites, which sign up hundreds from one address. */
export const noThrottle: Throttle = {
  beginPasswordTry: async () => ({ failed: async () => true, succeeded: async () => true }),
  welcomeOwner: async () => {},
  countMail: async () => true,
  countNotice: async () => true,
  mayRegister: async () => true,
  countTakenAddress: async () => true,
}

function passwordKeys(email: string, network: string) {
  return {
    pair: keyOf(wrongPasswords.pair, email, network),
    account: keyOf(wrongPasswords.account, email),
    address: keyOf(wrongPasswords.address, network),
    familiar: keyOf(familiar, email, network),
    proven: keyOf(proven, email),
  }
}

function isOver(rows: Counts, keys: PasswordKeys): boolean {
  const over = (kind: (typeof kinds)[number]) =>
    (rows.get(keys[kind])?.count ?? 0) >= wrongPasswords[kind].most
  return over('pair') || (!rows.has(keys.familiar) && (over('account') || over('address')))
}

type Counts = ReadonlyMap<string, { count: number; expires_at: number }>

type PasswordKeys = ReturnType<typeof passwordKeys>

const passwordCounts = prepare(
  (database, { pair, account, address, familiar, proven, now }: PasswordKeys & { now: number }) =>
    database
      .selectFrom('attempts')
      .selectAll()
      .where('key', 'in', [pair, account, address, familiar, proven])
      .where('expires_at', '>', now),
)

async function readPasswordCounts(database: Database, keys: PasswordKeys, now: number): Promise<Counts> {
  const rows = await passwordCounts(database, { ...keys, now })
  const counts = new Map(rows.map((row) => [row.key, row]))
  // Both run out equally long after they were written.
  const provenUntil = counts.get(keys.proven)?.expires_at ?? 0
  if ((counts.get(keys.familiar)?.expires_at ?? 0) < provenUntil) counts.delete(keys.familiar)
  return counts
}

/** Rows that have not run out. */
async function readCounts(database: Database, keys: readonly string[], now: number): Promise<Counts> {
  const rows = await database
    .selectFrom('attempts')
    .selectAll()
    .where('key', 'in', keys)
    .where('expires_at', '>', now)
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/**
 * One more of each, within the window that the first one opened; one statement, so that no two processes
 * miscount. Callers name keys in one order, so that no two of them wait for each other.
 */
async function count(
  database: Database,
  tries: readonly { limit: Limit; key: string }[],
  now: number,
): Promise<number[]> {
  const over = sql<boolean>`attempts.expires_at <= ${now}`
  const rows = await database
    .insertInto('attempts')
    .values(tries.map(({ limit, key }) => ({ key, count: 1, expires_at: now + limit.windowMs })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`CASE WHEN ${over} THEN 1 ELSE attempts.count + 1 END`,
        expires_at: sql`CASE WHEN ${over} THEN excluded.expires_at ELSE attempts.expires_at END`,
      }),
    )
    .returning(['key', 'count'])
    .execute()
  return tries.map(({ key }) => rows.find((row) => row.key === key)?.count ?? 0)
}

async function remember(database: Database, key: string, now: number): Promise<void> {
  const row = { count: 1, expires_at: now + familiar.windowMs }
  await database
    .insertInto('attempts')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

async function forget(database: Database, keys: readonly string[]): Promise<void> {
  await database.deleteFrom('attempts').where('key', 'in', keys).execute()
}

function keyOf({ name }: { name: string }, ...whom: string[]): string {
  return `${name} ${hash('sha256', whom.join(' '), 'base64url')}`
}

/** One line gets a whole /64 of IPv6 addresses (RFC 6177), so these count as one. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.')
}
