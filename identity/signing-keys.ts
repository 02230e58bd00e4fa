import { randomUUID } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database } from '#database/open.ts'

/** Signs five times as many tokens a second as RS256; a fixed algorithm leaves no room for `none`. */
export const signingAlgorithm = 'ES256'

export type SigningKeys = {
  current: { id: string; privateKey: CryptoKey }
  publicKeys: ReadonlyMap<string, CryptoKey>
  /** The public keys as other back ends read them: JSON Web Keys (RFC 7517). */
  published: readonly JWK[]
}

/** Reads the signing keys, newest first, making one where there is none yet. */
export async function openSigningKeys(database: Database, clock: () => number): Promise<SigningKeys> {
  const stored = await storedKeys(database)
  const rows = stored.length > 0 ? stored : [await createKey(database, clock)]
  const keys = await Promise.all(rows.map(importKey))
  const [newest] = keys
  if (!newest) throw new Error('There is no signing key')
  return {
    current: newest,
    publicKeys: new Map(keys.map(({ id, publicKey }) => [id, publicKey])),
    published: keys.map(({ published }) => published),
  }
}

type StoredKey = { id: string; private_jwk: string }

function storedKeys(database: Database): Promise<StoredKey[]> {
  return database.selectFrom('signing_keys').selectAll().orderBy('created_at', 'desc').execute()
}

async function createKey(database: Database, clock: () => number): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const key = {
    id: randomUUID(),
    private_jwk: JSON.stringify(await exportJWK(privateKey)),
    created_at: clock(),
  }
  await database.insertInto('signing_keys').values(key).execute()
  return key
}

async function importKey({ id, private_jwk }: StoredKey) {
  const jwk = JSON.parse(private_jwk) as JWK
  const { d: _privatePart, ...publicJwk } = jwk
  return {
    id,
    privateKey: (await importJWK(jwk, signingAlgorithm)) as CryptoKey,
    publicKey: (await importJWK(publicJwk, signingAlgorithm)) as CryptoKey,
    published: { ...publicJwk, kid: id, alg: signingAlgorithm, use: 'sig' },
  }
}
