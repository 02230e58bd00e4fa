import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Database, openDatabase } from './open.ts'
import { newPostgresDatabase } from './testing.ts'
import { isUnavailable } from './unavailable.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

describe('a query that PostgreSQL has planned', { skip: server === '', timeout: 30_000 }, () => {
  for (const [what, interfere] of [
    ['a newer version adds a column', sql`ALTER TABLE scrypt_keys ADD COLUMN added TEXT`],
    ['a pooler gives the connection to others', sql`DEALLOCATE ALL`],
  ] as const) {
    it(`is answered when ${what}`, async (test) => {
      const { url, remove } = await newPostgresDatabase(server)
      const database = await openDatabase({ dataDir: '', databaseUrl: url })
      test.after(async () => {
        await database.destroy()
        await remove()
      })
      const key = { id: 'k', signer_key: 's', salt_separator: 'x' }
      await database.insertInto('scrypt_keys').values(key).execute()
      const read = (from: Database) =>
        from.selectFrom('scrypt_keys').selectAll().where('id', '=', 'k').executeTakeFirst()
      await database.connection().execute(async (connection) => {
        assert.deepEqual(await read(connection), key)
        await interfere.execute(connection)
        for (let times = 0; times < 2; times += 1) {
          assert.equal((await read(connection))?.signer_key, 's')
        }
      })
    })
  }

  it('fails as in an outage within a transaction, and only once', async (test) => {
    const { url, remove } = await newPostgresDatabase(server)
    const database = await openDatabase({ dataDir: '', databaseUrl: url })
    test.after(async () => {
      await database.destroy()
      await remove()
    })
    const read = () =>
      database
        .transaction()
        .execute((transaction) =>
          transaction.selectFrom('scrypt_keys').selectAll().where('id', '=', 'k').execute(),
        )
    await read()
    await sql`ALTER TABLE scrypt_keys ADD COLUMN added TEXT`.execute(database)
    await assert.rejects(read(), isUnavailable)
    for (let times = 0; times < 2; times += 1) assert.deepEqual(await read(), [])
  })

  it('has one name for all processes, so that none runs what another means by it', async (test) => {
    const { url, remove } = await newPostgresDatabase(server)
    const open = () => openDatabase({ dataDir: '', databaseUrl: url })
    const [one, other] = [await open(), await open()]
    test.after(async () => {
      for (const database of [one, other]) await database.destroy()
      await remove()
    })
    const named = async (database: Database, first: 'id' | 'email') =>
      await database.connection().execute(async (connection) => {
        const queries = [
          connection.selectFrom('accounts').select(first).where('id', '=', 'x'),
          connection.selectFrom('accounts').select('created_at').where('id', '=', 'x'),
        ]
        for (const query of queries) await query.execute()
        const { rows } = await sql<{ name: string; statement: string }>`
          SELECT name, statement FROM pg_prepared_statements ORDER BY statement
        `.execute(connection)
        return new Map(rows.map(({ name, statement }) => [name, statement]))
      })
    const [ours, theirs] = [await named(one, 'id'), await named(other, 'email')]
    assert.equal(new Set([...ours.keys(), ...theirs.keys()]).size, 3)
    for (const [name, statement] of ours) assert.ok([undefined, statement].includes(theirs.get(name)))
  })
})
