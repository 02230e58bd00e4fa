import { hash, verify } from '@node-rs/argon2'
import { createHashQueue, type HashQueue } from './hash-queue.ts'

/**
 * argon2id with OWASP's parameters: 19 MiB, two passes, one lane.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Longer ones only cost memory and time. */
export const maxPasswordBytes = 4096

/** Either throws an OverloadedError where too many others wait already. */
export type Passwords = {
  /** A PHC string, which keeps the cost with the hash: raising it later needs no migration. */
  hash: (password: string) => Promise<string>
  /** Takes as long for an account that has no password, or does not exist, as for one that has. */
  matches: (password: string, passwordHash: string | null | undefined) => Promise<boolean>
}

export function openPasswords(inTurn: HashQueue = createHashQueue()): Passwords {
  const decoy = hash(crypto.randomUUID(), passwordCost)
  return {
    hash: (password) => inTurn(() => hash(password, passwordCost)),
    async matches(password, passwordHash) {
      const fits = !isTooLong(password)
      const compared = passwordHash ?? (await decoy)
      const matched = await inTurn(() => verify(compared, fits ? password : ''))
      return fits && matched && typeof passwordHash === 'string'
    },
  }
}

export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > maxPasswordBytes
}
