import { byteOrderOf } from '#database/byte-order.ts'
import type { Database } from '#database/open.ts'
import { parseFirebaseScrypt } from '#identity/credentials/firebase-scrypt.ts'
import { exportedAccount } from './exported-account.ts'

const rowsAtOnce = 500

/** Reads one snapshot. The scrypt keys come first, because passwords need them. */
export async function* exportAccounts(
  database: Database,
  onProgress: (accounts: number) => void,
): AsyncGenerator<string> {
  const transaction = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    const keys = await scryptKeysInUse(transaction)
    yield `{${keys.length > 0 ? `"scryptKeys":${JSON.stringify(keys)},` : ''}"users":[`
    let count = 0
    const accounts = transaction
      .selectFrom('accounts')
      .leftJoin('visits', 'visits.account_id', 'accounts.id')
      .selectAll('accounts')
      .select('visits.entries as visits')
      .orderBy(byteOrderOf(transaction, 'id'))
      .stream(rowsAtOnce)
    for await (const { visits, ...account } of accounts) {
      yield `${count === 0 ? '' : ','}\n${JSON.stringify(exportedAccount(account, visits))}`
      count += 1
      onProgress(count)
    }
    yield '\n]}\n'
  } finally {
    await transaction.rollback().execute()
  }
}

async function scryptKeysInUse(database: Database) {
  const used = new Set<string | undefined>()
  const hashes = database
    .selectFrom('accounts')
    .select('password_hash')
    .where('password_hash', 'like', '$firebase-scrypt$%')
    .stream(rowsAtOnce)
  for await (const { password_hash } of hashes) used.add(parseFirebaseScrypt(password_hash ?? '')?.keyId)
  const keys = await database
    .selectFrom('scrypt_keys')
    .selectAll()
    .orderBy(byteOrderOf(database, 'id'))
    .execute()
  return keys
    .filter(({ id }) => used.has(id))
    .map(({ signer_key, salt_separator }) => ({ signerKey: signer_key, saltSeparator: salt_separator }))
}
