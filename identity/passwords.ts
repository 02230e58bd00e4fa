import { hash, verify } from '@node-rs/argon2'
import { argon2CostOf } from './argon2-hash.ts'
import { matchesFirebaseScrypt, readFirebaseScrypt } from './firebase-scrypt.ts'
import { createHashQueue, type HashQueue } from './hash-queue.ts'
import type { FindScryptKey } from './scrypt-keys.ts'

/**
 * argon2id with OWASP's parameters: 19 MiB, two passes, one lane.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Longer ones only cost memory and time. */
export const maxPasswordBytes = 4096

/** Both that hash throw an OverloadedError where too many others wait already. */
export type Passwords = {
  /** A PHC string, which keeps the cost with the hash: raising it later needs no migration. */
  hash: (password: string) => Promise<string>
  /**
   * Takes as long for an account that has no password, or does not exist, as for one that has; an imported
   * hash that is not argon2id takes its own time until the first sign-in.
   */
  matches: (password: string, passwordHash: string | null | undefined) => Promise<boolean>
  /** Whether a password could be hashed now; asked before anything else is done for a request. */
  admits: () => boolean
}

export function openPasswords(findScryptKey: FindScryptKey, queue: HashQueue = createHashQueue()): Passwords {
  const decoy = hash(crypto.randomUUID(), passwordCost)
  return {
    admits: queue.admits,
    hash: (password) => queue.run(() => hash(password, passwordCost)),
    async matches(password, passwordHash) {
      const fits = !isTooLong(password)
      const compared = passwordHash ?? (await decoy)
      const matched = await queue.run(() => matchesHash(fits ? password : '', compared, findScryptKey))
      return fits && matched && typeof passwordHash === 'string'
    },
  }
}

async function matchesHash(
  password: string,
  passwordHash: string,
  findScryptKey: FindScryptKey,
): Promise<boolean> {
  const scrypt = readFirebaseScrypt(passwordHash)
  if (!scrypt) return verify(passwordHash, password)
  return matchesFirebaseScrypt(password, scrypt, await findScryptKey(scrypt.keyId))
}

/** Whether a hash is of another kind than those made today, or cheaper to guess. */
export function needsRehash(passwordHash: string): boolean {
  const made = argon2CostOf(passwordHash)
  return !made || made.memoryCost < passwordCost.memoryCost || made.timeCost < passwordCost.timeCost
}

export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > maxPasswordBytes
}
