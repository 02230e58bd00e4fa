import { createHash } from 'node:crypto'
import type { Database } from '#database/open.ts'
import type { ScryptKey } from './firebase-scrypt.ts'

function scryptKeyId({ signerKey, saltSeparator }: ScryptKey): string {
  const length = Buffer.from([signerKey.length])
  const digest = createHash('sha256').update(length).update(signerKey).update(saltSeparator).digest('hex')
  return digest.slice(0, 32)
}

export async function storeScryptKey(database: Database, key: ScryptKey): Promise<string> {
  const id = scryptKeyId(key)
  await database
    .insertInto('scrypt_keys')
    .values({
      id,
      signer_key: key.signerKey.toString('base64'),
      salt_separator: key.saltSeparator.toString('base64'),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return id
}

export type FindScryptKey = (id: string) => Promise<ScryptKey>

export function openScryptKeys(database: Database): FindScryptKey {
  const known = new Map<string, ScryptKey>()
  return async (id) => {
    const key = known.get(id) ?? (await readScryptKey(database, id))
    known.set(id, key)
    return key
  }
}

async function readScryptKey(database: Database, id: string): Promise<ScryptKey> {
  const row = await database.selectFrom('scrypt_keys').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Error(`A password was hashed with the key ${id}, which is not in the database`)
  return {
    signerKey: Buffer.from(row.signer_key, 'base64'),
    saltSeparator: Buffer.from(row.salt_separator, 'base64'),
  }
}
