import { hash } from '@node-rs/argon2'
import { type Database, openDatabase } from '#database/open.ts'
import { defaultSettings } from '#identity/settings.ts'

export const password = 'hill and lamp'

export function emailOf(index: number): string {
  return `visitor-${index}@example.com`
}

const batch = 500

/** Fills an empty database with accounts that share one password. */
export async function fillAccounts(location: Parameters<typeof openDatabase>[0], count: number) {
  const database = await openDatabase(location)
  const passwordHash = await hash(password, defaultSettings.passwordCost)
  for (let first = 0; first < count; first += batch * 20) {
    await database.transaction().execute(async (transaction) => {
      for (let from = first; from < Math.min(first + batch * 20, count); from += batch) {
        await insertBatch(transaction, from, Math.min(from + batch, count), passwordHash)
      }
    })
  }
  await database.destroy()
}

async function insertBatch(database: Database, from: number, to: number, passwordHash: string) {
  const rows = Array.from({ length: to - from }, (_, offset) => ({
    id: `bench${String(from + offset).padStart(23, '0')}`,
    email: emailOf(from + offset),
    initial_email: null,
    email_verified: 0 as const,
    password_hash: passwordHash,
    password_updated_at: 1,
    display_name: null,
    photo_url: null,
    custom_attributes: null,
    disabled: 0 as const,
    created_at: 1,
    last_login_at: 1,
    valid_since: 1,
  }))
  await database.insertInto('accounts').values(rows).execute()
}
