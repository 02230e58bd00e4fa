import { isDeepStrictEqual } from 'node:util'
import { hash, verify } from '@node-rs/argon2'
import { widestNetworkOf } from '../throttle/networks.ts'
import { type Argon2Cost, argon2CostOf } from './argon2-hash.ts'
import { matchesFirebaseScrypt, parseFirebaseScrypt } from './firebase-scrypt.ts'
import type { HashKind, HashQueue } from './hash-queue.ts'
import type { FindScryptKey } from './scrypt-keys.ts'

/** Longer ones only cost memory and time. */
export const maxPasswordBytes = 4096

/**
 * Both that hash throw an OverloadedError where too many others wait already, and want to know for which network address
 * they hash: networks take turns.
 */
export type Passwords = {
  /** A PHC string, which keeps the cost with the hash: changing it later needs no migration. */
  hash: (password: string, address: string, kind?: HashKind) => Promise<string>
  /**
   * Takes as long for an account that has no password, or does not exist, as for one that has; a hash that was
   * imported, or made at another cost, takes its own time until the next sign-in.
   */
  matches: (password: string, passwordHash: string | null | undefined, address: string) => Promise<boolean>
  /** Whether a hash is of another kind or cost than those made today. */
  isOutdated: (passwordHash: string) => boolean
  /** Whether a password could be hashed now; asked before anything else is done for a request. */
  admits: (address: string, kind: HashKind) => boolean
}

/** The least that is still a hash of its own for each password: a millisecond or so. */
const leastCost: Argon2Cost = { memoryCost: 1024, timeCost: 1, parallelism: 1 }

/**
 * For passwords that are no secret, as those of tests: a thousand take a second or two, and none waits its turn. It is
 * outdated from the start, so the next sign-in hashes the password as all others.
 */
export function hashKnownPassword(password: string): Promise<string> {
  return hash(password, leastCost)
}

export function openPasswords(findScryptKey: FindScryptKey, cost: Argon2Cost, queue: HashQueue): Passwords {
  const decoy = hash(crypto.randomUUID(), cost)
  return {
    admits: (address, kind) => queue.admits(widestNetworkOf(address), kind),
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
