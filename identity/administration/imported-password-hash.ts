import { argon2CostOf, isAffordableCost } from '#identity/credentials/argon2-hash.ts'
import { firebaseScryptText, parseFirebaseScrypt } from '#identity/credentials/firebase-scrypt.ts'

/** Hash parameters, for hashes that don't include their own. */
export type ImportedHashing = {
  keyIds: ReadonlySet<string>
  scrypt?: { keyId: string; hashBytes: number; memCost: number; rounds: number } | undefined
}

/** All hashes of hosted projects have this length. */
const hostedHashBytes = 64

export function importedPasswordHash(
  { passwordHash, salt }: { passwordHash: string | null; salt: string | null },
  { keyIds, scrypt }: ImportedHashing,
): { hash: string | null } | { problem: string } | { hashOptionsMissing: true } {
  if (passwordHash === null) return { hash: null }
  const hash = bytesOf(passwordHash)
  const saltBytes = bytesOf(salt ?? '')
  if (!hash || !saltBytes) return { problem: `${hash ? 'salt' : 'passwordHash'} is not base64` }
  const phc = hash.toString('latin1')
  if (/^\$[a-z0-9-]+\$[\x21-\x7e]+$/.test(phc)) return readyHash(phc, keyIds)
  if (!scrypt) {
    return hash.length === hostedHashBytes && saltBytes.length > 0
      ? { hashOptionsMissing: true }
      : { problem: 'passwordHash is of a kind that is not supported' }
  }
  if (hash.length !== scrypt.hashBytes) {
    return { problem: `passwordHash has ${hash.length} bytes; the hash key makes ${scrypt.hashBytes}` }
  }
  return { hash: firebaseScryptText({ ...scrypt, salt: saltBytes, hash }) }
}

function readyHash(phc: string, keyIds: ReadonlySet<string>): { hash: string } | { problem: string } {
  const scrypt = parseFirebaseScrypt(phc)
  if (scrypt) {
    return keyIds.has(scrypt.keyId)
      ? { hash: phc }
      : {
          problem: `passwordHash was made with the key ${scrypt.keyId}, which is neither in the file nor here`,
        }
  }
  const cost = argon2CostOf(phc)
  if (!cost && phc.startsWith('$argon2id$'))
    return { problem: 'passwordHash is not a complete argon2id hash' }
  if (!cost) return { problem: `passwordHash is of a kind that is not supported: $${phc.split('$')[1]}$` }
  return isAffordableCost(cost) ? { hash: phc } : { problem: 'passwordHash has a cost that is not supported' }
}

export function bytesOf(text: string): Buffer | undefined {
  return /^[A-Za-z0-9+/_-]*={0,2}$/.test(text) ? Buffer.from(text, 'base64') : undefined
}
