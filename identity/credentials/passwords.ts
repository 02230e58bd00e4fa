import { isDeepStrictEqual } from 'node:util'
import { hash, verify } from '@node-rs/argon2'
import { widestNetworkOf } from '#budgets/networks.ts'
import { canonicalPassword } from '#text/canonical-password.ts'
import { type Argon2Cost, argon2CostOf } from './argon2-hash.ts'
import { matchesFirebaseScrypt, parseFirebaseScrypt } from './firebase-scrypt.ts'
import type { HashQueue } from './hash-queue.ts'
import type { FindScryptKey } from './scrypt-keys.ts'
import type { HashKind } from './waiting-hashes.ts'

export const maxPasswordBytes = 4096

/** Both throw an OverloadedError when the queue, in which the networks of addresses take turns, is full. */
export type Passwords = {
  hash: (password: string, address: string, kind?: HashKind) => Promise<string>
  /** Takes equally long whether or not the account exists, has a password, or has this one. */
  compare: (
    password: string,
    passwordHash: string | null | undefined,
    address: string,
  ) => Promise<PasswordComparison>
  admit: (address: string, kind: HashKind) => boolean
}

type PasswordComparison = {
  matches: boolean
  isOutdated: boolean
}

export function openPasswords(findScryptKey: FindScryptKey, cost: Argon2Cost, queue: HashQueue): Passwords {
  const decoy = hash(crypto.randomUUID(), cost)
  async function matches(password: string, compared: string, address: string): Promise<boolean> {
    const fits = !isTooLong(password)
    const matched = await queue.run(widestNetworkOf(address), () =>
      matchesHash(fits ? password : '', compared, findScryptKey),
    )
    return fits && matched
  }
  return {
    admit: (address, kind) => queue.admit(widestNetworkOf(address), kind),
    hash: (password, address, kind) =>
      queue.run(widestNetworkOf(address), () => hash(canonicalPassword(password), cost), kind),
    async compare(password, passwordHash, address) {
      const compared = passwordHash ?? (await decoy)
      const typed = isExcessive(password) ? '' : password
      const canonical = canonicalPassword(typed)
      const isCurrentForm = await matches(canonical, compared, address)
      // Older hashes, and those of a hosted project, are of what was typed. Compared even after a match, so that timing
      // does not reveal one.
      const isTypedForm = typed !== canonical && (await matches(typed, compared, address))
      return {
        matches: (isCurrentForm || isTypedForm) && typeof passwordHash === 'string',
        isOutdated: !isCurrentForm || !isDeepStrictEqual(argon2CostOf(compared), cost),
      }
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

/**
 * Too much to be put into its canonical form, which is at least a third as long. Marks in a row are put in order in
 * quadratic time; no text has more than thirty (https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format).
 */
export function isExcessive(typed: string): boolean {
  if (Buffer.byteLength(typed) > 3 * maxPasswordBytes) return true
  return typed.match(/\p{M}+/gu)?.some((marks) => marks.length > 30) ?? false
}
