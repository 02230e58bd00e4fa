import { webcrypto } from 'node:crypto'

type CryptoKey = webcrypto.CryptoKey
type JsonWebKey = webcrypto.JsonWebKey

/**
 * JSON Web Tokens signed with ES256 (RFC 7515; RFC 7518, 3.4). The algorithm is fixed, so `none` is never accepted (RFC
 * 8725, 3.1).
 */
export const signingAlgorithm = 'ES256'

const curve = { name: 'ECDSA', namedCurve: 'P-256' }
const signing = { name: 'ECDSA', hash: 'SHA-256' }

type Claims = Record<string, unknown>

/** A parsed token whose signature has not been verified. */
type UnverifiedToken = { keyId: string; claims: Claims; signed: string; signature: Buffer }

export async function signJwt(claims: Claims, keyId: string, key: CryptoKey): Promise<string> {
  const signed = `${encode({ alg: signingAlgorithm, kid: keyId, typ: 'JWT' })}.${encode(claims)}`
  const signature = await webcrypto.subtle.sign(signing, key, Buffer.from(signed))
  return `${signed}.${Buffer.from(signature).toString('base64url')}`
}

/** Undefined if the text is not a token with this algorithm. */
export function parseJwt(token: string): UnverifiedToken | undefined {
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

export function isSignedBy({ signed, signature }: UnverifiedToken, key: CryptoKey): Promise<boolean> {
  return webcrypto.subtle.verify(signing, key, signature, Buffer.from(signed))
}

/** A private JSON Web Key (RFC 7517). */
export async function newSigningKey(): Promise<JsonWebKey> {
  const { privateKey } = await webcrypto.subtle.generateKey(curve, true, ['sign', 'verify'])
  return webcrypto.subtle.exportKey('jwk', privateKey)
}

export function privateKeyOf(jwk: JsonWebKey): Promise<CryptoKey> {
  return webcrypto.subtle.importKey('jwk', jwk, curve, false, ['sign'])
}

export function publicKeyOf(jwk: JsonWebKey): Promise<CryptoKey> {
  return webcrypto.subtle.importKey('jwk', publicPartOf(jwk), curve, false, ['verify'])
}

/** Drops the private part and the properties that describe its use. */
export function publicPartOf({ d: _, key_ops: _uses, ext: _ext, ...rest }: JsonWebKey): JsonWebKey {
  return rest
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
