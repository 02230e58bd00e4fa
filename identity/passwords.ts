import { hash, verify } from '@node-rs/argon2'

/**
 * argon2id with OWASP's parameters: 19 MiB, two passes, one lane.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Longer ones only cost memory and time. */
export const maxPasswordBytes = 4096

export type Passwords = {
  /** A PHC string, which keeps the cost with the hash: raising it later needs no migration. */
  hash: (password: string) => Promise<string>
  /** Takes as long for an account that has no password, or does not exist, as for one that has. */
  matches: (password: string, passwordHash: string | null | undefined) => Promise<boolean>
}

export function openPasswords(): Passwords {
  const decoy = hash(crypto.randomUUID(), cost)
  return {
    hash: (password) => hash(password, cost),
    async matches(password, passwordHash) {
      const fits = !isTooLong(password)
      const matched = await verify(passwordHash ?? (await decoy), fits ? password : '')
      return fits && matched && typeof passwordHash === 'string'
    },
  }
}

export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > maxPasswordBytes
}
