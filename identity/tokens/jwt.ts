import { webcrypto } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'

type CryptoKey = webcrypto.CryptoKey
type JsonWebKey = webcrypto.JsonWebKey

/** RFC 7518, 3.4. The algorithm is fixed, so `none` is never accepted (RFC 8725, 3.1). */
export const signingAlgorithm = 'ES256'

const curve = { name: 'ECDSA', namedCurve: 'P-256' }

export function signJwt(claims: JWTPayload, keyId: string, key: CryptoKey): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: signingAlgorithm, kid: keyId, typ: 'JWT' }).sign(key)
}

/** A header has some hundred characters. A long one would be parsed before the signature is verified. */
export function isJwt(token: string): boolean {
  return /^[\w-]{1,512}\.[\w-]+\.[\w-]+$/.test(token)
}

export async function verifiedClaims(
  token: string,
  keyOf: (id: string) => Promise<CryptoKey | undefined>,
  expected: { issuer: string; audience: string },
): Promise<JWTPayload | undefined> {
  if (!isJwt(token)) return undefined
  const findKey = async ({ kid = '' }) => {
    const key = await keyOf(kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }
  try {
    const options = { ...expected, algorithms: [signingAlgorithm], currentDate: new Date(0) }
    return (await jwtVerify(token, findKey, options)).payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

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

export function publicPartOf({ d: _, key_ops: _uses, ext: _ext, ...rest }: JsonWebKey): JsonWebKey {
  return rest
}
