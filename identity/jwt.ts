import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject, sign, verify } from 'node:crypto'
import { promisify } from 'node:util'
import { endOfTurn } from '#database/end-of-turn.ts'

/**
 * JSON Web Tokens signed with ES256 (RFC 7515, RFC 7518, 3.4), by node:crypto itself: every page load
 * verifies one and every refresh signs one, and this takes a third of the time that WebCrypto needs. A
 * fixed algorithm leaves no room for `none` (RFC 8725, 3.1).
 */
export const signingAlgorithm = 'ES256'

export type Claims = Record<string, unknown>

/** What a token says, before anybody has checked who says it. */
export type UnverifiedToken = { keyId: string; claims: Claims; signed: string; signature: Buffer }

const dsaEncoding = 'ieee-p1363'

/** On one of libuv's threads: signing is a fifth of what a refresh takes, and the others go on meanwhile. */
const signAside = promisify(sign)

export async function signJwt(claims: Claims, keyId: string, key: KeyObject): Promise<string> {
  const signed = `${encode({ alg: signingAlgorithm, kid: keyId, typ: 'JWT' })}.${encode(claims)}`
  // Waking a thread takes longer than signing, and all that are asked for in one turn wake it once.
  await endOfTurn()
  // Given the key alone, node:crypto takes half the time that it takes with options for another encoding.
  const signature = concatenated(await signAside('sha256', Buffer.from(signed), key))
  return `${signed}.${signature.toString('base64url')}`
}

/**
 * The two 32-byte numbers of an ES256 signature side by side (RFC 7518, 3.4), from OpenSSL's
 * `SEQUENCE { r INTEGER, s INTEGER }` (RFC 3279, 2.2.3), which leaves out leading zeros, or adds one where a
 * number would read as negative. All lengths are below 128, so each takes one byte.
 */
function concatenated(sequence: Buffer): Buffer {
  const signature = Buffer.alloc(64)
  let at = 2
  for (const end of [32, 64]) {
    const length = sequence.readUInt8(at + 1)
    const number = sequence.subarray(at + 2, at + 2 + length).subarray(-32)
    number.copy(signature, end - number.length)
    at += 2 + length
  }
  return signature
}

/** Nothing where the text is no token of this algorithm. */
export function readJwt(token: string): UnverifiedToken | undefined {
  const [header = '', payload = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !/^[\w-]{86}$/.test(signature)) return undefined
  const { alg, kid, crit } = decode(header) ?? {}
  const claims = decode(payload)
  if (alg !== signingAlgorithm || typeof kid !== 'string' || crit !== undefined || !claims) return undefined
  return {
    keyId: kid,
    claims,
    signed: `${header}.${payload}`,
    signature: Buffer.from(signature, 'base64url'),
  }
}

export function isSignedBy({ signed, signature }: UnverifiedToken, key: KeyObject): boolean {
  return verify('sha256', Buffer.from(signed), { key, dsaEncoding }, signature)
}

export function privateKeyOf(jwk: JsonWebKey): KeyObject {
  return createPrivateKey({ key: jwk, format: 'jwk' })
}

export function publicKeyOf(key: KeyObject): KeyObject {
  return createPublicKey(key)
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
