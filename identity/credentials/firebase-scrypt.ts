import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

export type ScryptKey = { signerKey: Buffer; saltSeparator: Buffer }

type FirebaseScryptHash = {
  keyId: string
  /** The base-2 logarithm of scrypt's N. */
  memCost: number
  rounds: number
  salt: Buffer
  hash: Buffer
}

/** Google's limits for every project. */
export const maxMemCost = 14
export const maxRounds = 8

const keyBytes = 64
const deriveKey = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** https://github.com/firebase/scrypt: the ciphertext of the signer key is the hash. */
export async function matchesFirebaseScrypt(
  password: string,
  { memCost, rounds, salt, hash }: FirebaseScryptHash,
  { signerKey, saltSeparator }: ScryptKey,
): Promise<boolean> {
  const N = 2 ** memCost
  const derived = await deriveKey(password, Buffer.concat([salt, saltSeparator]), keyBytes, {
    N,
    r: rounds,
    p: 1,
    maxmem: 256 * N * rounds,
  })
  const cipher = createCipheriv('aes-256-ctr', derived.subarray(0, 32), Buffer.alloc(16))
  const made = Buffer.concat([cipher.update(signerKey), cipher.final()])
  return made.length === hash.length && timingSafeEqual(made, hash)
}

export function firebaseScryptText({ keyId, memCost, rounds, salt, hash }: FirebaseScryptHash): string {
  return `$firebase-scrypt$ln=${memCost},r=${rounds},keyid=${keyId}$${unpadded(salt)}$${unpadded(hash)}`
}

const form = /^\$firebase-scrypt\$ln=(\d+),r=(\d+),keyid=([0-9a-f]{32})\$([A-Za-z0-9+/]*)\$([A-Za-z0-9+/]+)$/

export function parseFirebaseScrypt(text: string): FirebaseScryptHash | undefined {
  const [, ln, r, keyId, salt, hash] = form.exec(text) ?? []
  if (!ln || !r || !keyId || salt === undefined || !hash) return undefined
  const [memCost, rounds] = [Number(ln), Number(r)]
  if (memCost < 1 || memCost > maxMemCost || rounds < 1 || rounds > maxRounds) return undefined
  return { keyId, memCost, rounds, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
