import { isDeepStrictEqual } from 'node:util'
import { hash, verify } from '@node-rs/argon2'
import { widestNetworkOf } from '#budgets/networks.ts'
import { type Argon2Cost, argon2CostOf } from './argon2-hash.ts'
import { matchesFirebaseScrypt, parseFirebaseScrypt } from './firebase-scrypt.ts'
import type { HashQueue } from './hash-queue.ts'
import type { FindScryptKey } from './scrypt-keys.ts'
import type { HashKind } from './waiting-hashes.ts'

/** Longer passwords only cost memory and time. */
export const maxPasswordBytes = 4096

/**
 * `hash` and `matches` throw an OverloadedError when the queue is full. `address` is the client's network address:
 * networks take turns.
 */
export type Passwords = {
  /** Returns a PHC string. It includes the cost, so a later change needs no migration. */
  hash: (password: string, address: string, kind?: HashKind) => Promise<string>
  /**
   * Takes equally long whether or not the account exists or has a password. Hashes that were imported, or made at
   * another cost, differ until the next sign-in.
   */
  matches: (password: string, passwordHash: string | null | undefined, address: string) => Promise<boolean>
  /** Whether a hash is of another kind or cost than today's. */
  isOutdated: (passwordHash: string) => boolean
  /** Whether the queue has room; asked before any other work for a request. */
  admit: (address: string, kind: HashKind) => boolean
}

/** The cheapest hash that is still salted: about a millisecond. */
const minCost: Argon2Cost = { memoryCost: 1024, timeCost: 1, parallelism: 1 }

/**
 * For passwords that are not secret, as in test suites: a thousand take a second or two, without queueing. The hash is
 * outdated from the start, so the next sign-in replaces it.
 */
export function hashKnownPassword(password: string): Promise<string> {
  return hash(password, minCost)
}

export function openPasswords(findScryptKey: FindScryptKey, cost: Argon2Cost, queue: HashQueue): Passwords {
  const decoy = hash(crypto.randomUUID(), cost)
  return {
    admit: (address, kind) => queue.admit(widestNetworkOf(address), kind),
    isOutdated: (passwordHash) => !isDeepStrictEqual(argon2CostOf(passwordHash), cost),
    hash: (password, address, kind) => queue.run(widestNetworkOf(address), () => hash(password, cost), kind),
    async matches(password, passwordHash, address) {
      const fits = !isTooLong(password)
      const compared = passwordHash ?? (await decoy)
      const matched = await queue.run(widestNetworkOf(address), () =>
        matchesHash(fits ? password : '', compared, findScryptKey),
      )
      return fits && matched && typeof passwordHash === 'string'
    },
  }
}

async function matchesHash(
  password: string,
  passwordHash: string,
  findScryptKey: FindScryptKey,
): Promise<boolean> {
  const scrypt = parseFirebaseScrypt(passwordHash)
  if (!scrypt) return verify(passwordHash, password)
  return matchesFirebaseScrypt(password, scrypt, await findScryptKey(scrypt.keyId))
}

export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > maxPasswordBytes
}
