import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, it } from 'node:test'
import { Kysely } from 'kysely'
import { appliedMigrations, migrate } from '#database/migrate.ts'
import { type Database, type DatabaseLocation, nameOf } from '#database/open.ts'
import { postgresDialect } from '#database/postgres.ts'
import { sqliteDialect } from '#database/sqlite.ts'
import { newPostgresDatabase } from '#database/testing.ts'
import { readAccounts, runAccounts } from '#identity/testing/accounts-command.ts'
import { assertRefused, lakshmi, post, postToken, signIn } from '#identity/testing/calls.ts'
import { accountCount, identityForEachTest } from '#identity/testing/service.ts'

describe('the accounts command', () => {
  const service = identityForEachTest()

  it('lists accounts page by page, newest first, without hashes', async () => {
    const { routes, location, database } = service()
    for (const [index, name] of ['a_1', 'a_2', 'b%3', 'ax4'].entries()) {
      const { localId } = (
        await post(routes, 'accounts:signUp', { ...lakshmi, email: `${name}@example.com` })
      ).body
      await database
        .updateTable('accounts')
        .set({ created_at: Date.UTC(2026, 0, index + 1), email_verified: index === 0 ? 1 : 0 })
        .where('id', '=', localId)
        .execute()
    }
    const first = await readAccounts(location, ['list', '--limit', '3'])
    const second = await readAccounts(location, ['list', '--limit=3', `--after=${first.at(-1).id}`])
    assert.deepEqual(
      [...first, ...second].map(({ email }) => email),
      ['ax4@example.com', 'b%3@example.com', 'a_2@example.com', 'a_1@example.com'],
    )
    assert.deepEqual(Object.keys(first[0]), [
      'id',
      'email',
      'verified',
      'disabled',
      'editor',
      'created',
      'lastSignIn',
    ])
    assert.equal(first[0].created, '2026-01-04T00:00:00.000Z')
    assert.deepEqual(
      (await readAccounts(location, ['list', '--email', 'A_'])).map(({ email }) => email),
      ['a_2@example.com', 'a_1@example.com'],
    )

    const { stdout, stderr } = await runAccounts(location, ['list', '--limit', '4'])
    const [head, ...rows] = stdout.trimEnd().split('\n')
    assert.match(head ?? '', /^id +email +verified +disabled +editor +created +last sign in$/)
    assert.equal(rows.length, 4)
    assert.match(rows[3] ?? '', /^\w{28} +a_1@example\.com +yes +no +no +2026-01-01T00:00:00\.000Z +\S+Z$/)
    assert.match(stderr, /--after/)
    assert.ok(!stdout.includes('argon2') && !stdout.includes('\u001B'), stdout)
  })

  it('lists an address by any part of it, in any form', async () => {
    const { routes, location } = service()
    await post(routes, 'accounts:signUp', { ...lakshmi, email: 'l@उदाहरण.भारत' })
    for (const part of ['xn--p1b6ci4b4b3a.xn--h2brj9c', 'L@xn--p1b6ci4b4b3a.xn--h2brj9c\u{200B}', 'भारत']) {
      assert.equal((await readAccounts(location, ['list', '--email', part])).length, 1, part)
    }
  })

  it('shows an account with its sessions and mailed links, by address or id', async () => {
    const { routes, location, database } = service()
    const { localId } = (await post(routes, 'accounts:signUp', { ...lakshmi, displayName: 'L\u001B[2J' }))
      .body
    await signIn(routes, lakshmi.password)
    await mailLink(database, localId, Date.now() + 60_000)
    await mailLink(database, localId, Date.now() - 60_000)
    const [byEmail] = await readAccounts(location, ['show', 'Lakshmi@Example.com'])
    const [byId] = await readAccounts(location, ['show', localId])
    assert.deepEqual(byEmail, byId)
    assert.deepEqual([byId.sessions, byId.pendingCodes, byId.password], [2, 1, true])
    const { stdout } = await runAccounts(location, ['show', localId])
    assert.match(stdout, /^sessions +2$/m)
    assert.ok(!stdout.includes('argon2') && !stdout.includes('\u001B'), stdout)
  })

  it('disables an account, its sessions and its mailed links under a running service, and enables it again', async () => {
    const { routes, location, database } = service()
    const { idToken, refreshToken, localId } = (await post(routes, 'accounts:signUp', lakshmi)).body
    await post(routes, 'accounts:signUp', { ...lakshmi, email: 'ravi@example.com' })
    await mailLink(database, localId, Date.now() + 60_000)
    const { code, stdout } = await runAccounts(location, ['disable', lakshmi.email])
    assert.deepEqual([code, stdout], [0, 'lakshmi@example.com is disabled and signed out everywhere.\n'])
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'USER_DISABLED')
    assertRefused(await signIn(routes, lakshmi.password), 'USER_DISABLED')
    const [state] = await readAccounts(location, ['show', localId])
    assert.deepEqual([state.disabled, state.sessions, state.pendingCodes], [true, 0, 0])

    assert.equal((await runAccounts(location, ['enable', localId])).code, 0)
    // Enabling doesn't restore sessions.
    assertRefused(
      await postToken(routes, { grant_type: 'refresh_token', refresh_token: refreshToken }),
      'TOKEN_EXPIRED',
    )
    assert.equal((await signIn(routes, lakshmi.password)).status, 200)
    assert.equal((await database.selectFrom('sessions').selectAll().execute()).length, 2)
  })

  it('deletes an account only with confirmation', async () => {
    const { routes, location } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const unconfirmed = await runAccounts(location, ['delete', lakshmi.email], { input: 'y\n' })
    assert.equal(unconfirmed.code, 2)
    assert.match(unconfirmed.stderr, /--yes/)
    assert.equal(await accountCount(service()), 1)
    assert.equal((await runAccounts(location, ['delete', lakshmi.email, '--yes'])).code, 0)
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'USER_NOT_FOUND')
  })

  it('exits with 1 and a message if there is no such account', async () => {
    const { location } = service()
    const commands = [['show'], ['disable'], ['enable'], ['delete', '--yes']]
    const results = await Promise.all(
      commands.map((args) => runAccounts(location, [...args, 'ravi@example.com'])),
    )
    for (const { code, stdout, stderr } of results) {
      assert.deepEqual(
        [code, stdout, stderr],
        [1, '', 'There is no account with the address or id ravi@example.com.\n'],
      )
    }
    const { code, stderr } = await runAccounts(location, ['list', '--after', 'gone'])
    assert.deepEqual([code, stderr], [1, 'There is no account gone, so no page follows it.\n'])
  })
})

describe('the accounts command before the server’s first start', () => {
  const cleanUps: (() => unknown)[] = []
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
  })
  const readers = [['list'], ['mails'], ['show', 'a@example.com'], ['export']]
  const writers = [
    ['disable', 'a@example.com'],
    ['enable', 'a@example.com'],
    ['delete', '--yes', 'a@example.com'],
  ]

  it('says that a database is empty, and leaves it empty', async () => {
    const place = await emptyPlace()
    for (const args of [...readers, ...writers]) {
      const { code, stdout, stderr } = await runAccounts(place, args)
      const nothing = `There is nothing in the database ${nameOf(place)} yet.\n`
      assert.deepEqual([code, stdout, stderr], [1, '', nothing])
    }
    assert.deepEqual(await migrationsOf(place), [])
  })

  it('refuses a database that is older than the program, and leaves it as it is', async () => {
    const place = await emptyPlace()
    await using(place, (database) => migrate(database, { upTo: '0001-accounts' }))
    for (const args of readers) {
      const { code, stdout, stderr } = await runAccounts(place, args)
      assert.deepEqual([code, stdout], [1, ''])
      assert.match(stderr, /^The database \S+ is older than this program\. .+ brings it up to date\.\n$/)
    }
    assert.deepEqual(await migrationsOf(place), ['0001-accounts'])
  })

  it('imports a file into a new database', async () => {
    const place = process.env.TEST_DATABASE_URL ? await emptyPlace() : { dataDir: join(newFolder(), 'new') }
    const input = JSON.stringify({ users: [{ localId: 'a', email: 'a@example.com' }] })
    assert.equal((await runAccounts(place, ['import', '-'], { input })).code, 0)
    assert.equal((await readAccounts(place, ['list'])).length, 1)
  })

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'travel-visit-accounts-'))
    cleanUps.push(() => rmSync(folder, { recursive: true }))
    return folder
  }

  async function emptyPlace(): Promise<DatabaseLocation> {
    const place = { dataDir: newFolder() }
    const server = process.env.TEST_DATABASE_URL
    if (server) {
      const { url, remove } = await newPostgresDatabase(server)
      cleanUps.push(remove)
      return { ...place, databaseUrl: url }
    }
    assert.deepEqual(await migrationsOf(place), [])
    return place
  }
})

function migrationsOf(place: DatabaseLocation): Promise<string[]> {
  return using(place, appliedMigrations)
}

async function using<Result>(
  { dataDir, databaseUrl }: DatabaseLocation,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const dialect = databaseUrl === undefined ? sqliteDialect(dataDir) : postgresDialect(databaseUrl)
  const database: Database = new Kysely({ dialect })
  try {
    return await use(database)
  } finally {
    await database.destroy()
  }
}

async function mailLink(database: Database, accountId: string, expiresAt: number): Promise<void> {
  await database
    .insertInto('out_of_band_codes')
    .values({
      code_hash: randomUUID(),
      account_id: accountId,
      request_type: 'PASSWORD_RESET',
      email: lakshmi.email,
      new_email: null,
      created_at: 1,
      expires_at: expiresAt,
    })
    .execute()
}
