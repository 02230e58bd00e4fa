import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject, sign, verify } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * JSON Web Tokens signed with ES256 (RFC 7515, RFC 7518, 3.4), by node:crypto itself: every page load
 * verifies one and every refresh signs one, and this takes a third of the time that WebCrypto needs. A
 * fixed algorithm leaves no room for `none` (RFC 8725, 3.1).
 */
export const signingAlgorithm = 'ES256'

export type Claims = Record<string, unknown>

/** What a token says, before anybody has checked who says it. */
export type UnverifiedToken = { keyId: string; claims: Claims; signed: string; signature: Buffer }

/** The signature's two numbers side by side, as RFC 7518, 3.4, wants them. */
const dsaEncoding = 'ieee-p1363'

/** On one of libuv's threads, so that others are answered meanwhile: refreshes then reach 0.18 of the bare handler, not 0.12. */
const signAside = promisify(sign)

export async function signJwt(claims: Claims, keyId: string, key: KeyObject): Promise<string> {
  const signed = `${encode({ alg: signingAlgorithm, kid: keyId, typ: 'JWT' })}.${encode(claims)}`
  const signature = await signAside('sha256', Buffer.from(signed), { key, dsaEncoding })
  return `${signed}.${signature.toString('base64url')}`
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
