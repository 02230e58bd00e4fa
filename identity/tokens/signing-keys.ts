import { randomUUID, type webcrypto } from 'node:crypto'
import type { Database } from '#database/open.ts'
import { newSigningKey, privateKeyOf, publicKeyOf, publicPartOf, signingAlgorithm } from './jwt.ts'

export const keysMaxAgeSeconds = 300

const minuteMs = 60_000
/** Keys are cached here: restoring a backup under a running server replaces them. */
const rereadMs = 10_000
const rotationMs = 30 * 24 * 60 * minuteMs
/** A new key is published before it signs, for longer than clients cache the list. */
const leadMs = 2 * keysMaxAgeSeconds * 1000
/** A retired key stays published after its last token expires, as clocks differ. */
const graceMs = 60 * minuteMs

type PublishedKey = webcrypto.JsonWebKey & { kid: string }

type SigningKey = {
  id: string
  generation: number
  createdAt: number
  privateKey: webcrypto.CryptoKey
  publicKey: webcrypto.CryptoKey
  published: PublishedKey
}

export type SigningKeys = {
  current: () => Promise<SigningKey>
  find: (id: string) => Promise<SigningKey | undefined>
  published: () => Promise<PublishedKey[]>
}

export async function openSigningKeys(
  database: Database,
  { idTokenSeconds }: { idTokenSeconds: number },
  clock: () => number,
): Promise<SigningKeys> {
  let keys: SigningKey[] = []
  /** These keys are deleted at the next rotation, so that no other call writes. */
  let over: SigningKey[] = []
  let readAt = 0

  async function read(): Promise<void> {
    readAt = clock()
    const stored = await readKeys(database)
    over = stored.filter((key) => isOver(key, stored))
    keys = stored.filter((key) => !over.includes(key))
  }

  function sinceRead(): number {
    const ms = clock() - readAt
    return ms < 0 ? Number.POSITIVE_INFINITY : ms
  }

  async function readWhenOld(): Promise<void> {
    if (sinceRead() > rereadMs) await read()
  }

  async function rotateWhenDue(): Promise<void> {
    const newest = keys[0]
    if (newest && clock() - newest.createdAt < rotationMs) return
    // If another process was faster, this generation is there already.
    await insertKey(database, (newest?.generation ?? 0) + 1, clock())
    await read()
    await deleteKeys(database, over)
  }

  function isOver({ generation }: SigningKey, stored: readonly SigningKey[]): boolean {
    const successor = stored.find((key) => key.generation === generation + 1)
    return successor !== undefined && clock() > successor.createdAt + leadMs + idTokenSeconds * 1000 + graceMs
  }

  await read()
  await rotateWhenDue()
  return {
    async current() {
      await readWhenOld()
      await rotateWhenDue()
      return signer(keys, clock())
    },
    async find(id) {
      await readWhenOld()
      const known = keys.find((key) => key.id === id)
      // Anyone can invent ids, so at most one query per second.
      if (known || sinceRead() < 1000) return known
      await read()
      return keys.find((key) => key.id === id)
    },
    async published() {
      await readWhenOld()
      await rotateWhenDue()
      return keys.map(({ published }) => published)
    },
  }
}

/** The newest key that every client has had time to fetch; the very first signs at once. */
function signer(keys: readonly SigningKey[], now: number): SigningKey {
  const key = keys.find(({ createdAt }) => now - createdAt >= leadMs) ?? keys.at(-1)
  if (!key) throw new Error('There is no signing key')
  return key
}

async function readKeys(database: Database): Promise<SigningKey[]> {
  const rows = await database.selectFrom('signing_keys').selectAll().orderBy('generation', 'desc').execute()
  return Promise.all(
    rows.map(async ({ id, generation, created_at, private_jwk }) => {
      const jwk: webcrypto.JsonWebKey = JSON.parse(private_jwk)
      return {
        id,
        generation,
        createdAt: created_at,
        privateKey: await privateKeyOf(jwk),
        publicKey: await publicKeyOf(jwk),
        published: { ...publicPartOf(jwk), kid: id, alg: signingAlgorithm, use: 'sig' },
      }
    }),
  )
}

async function insertKey(database: Database, generation: number, now: number): Promise<void> {
  await database
    .insertInto('signing_keys')
    .values({
      id: randomUUID(),
      generation,
      private_jwk: JSON.stringify(await newSigningKey()),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('generation').doNothing())
    .execute()
}

async function deleteKeys(database: Database, keys: readonly SigningKey[]): Promise<void> {
  if (keys.length === 0) return
  const ids = keys.map(({ id }) => id)
  await database.deleteFrom('signing_keys').where('id', 'in', ids).execute()
}
