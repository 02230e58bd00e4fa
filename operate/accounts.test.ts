import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { nameOf } from '#database/open.ts'
import { runAccounts, runAccountsAlone } from '#identity/testing/accounts-command.ts'

// identity/administration/accounts.test.ts tests the command with each kind of database.
describe('the accounts command without a database', () => {
  const location = { dataDir: join(tmpdir(), `travel-visit-mistyped-${crypto.randomUUID()}`) }

  it('says that there is no database, and creates none', async () => {
    const account = 'a@example.com'
    const commands = [
      ['list'],
      ['mails'],
      ['show', account],
      ['export'],
      ['disable', account],
      ['enable', account],
      ['allow-editor', account],
      ['disallow-editor', account],
      ['delete', '--yes', account],
    ]
    for (const args of commands) {
      const { code, stdout, stderr } = await runAccounts(location, args)
      assert.deepEqual([code, stdout, stderr], [1, '', `There is no database ${nameOf(location)}.\n`])
    }
    assert.ok(!existsSync(location.dataDir))
  })

  it('exits with 2 and the usage if the arguments are invalid', async () => {
    const wrong: [string[], RegExp][] = [
      [[], /^A command is missing\./],
      [['lst'], /^There is no command lst\./],
      [['list', '--limit', 'x'], /^--limit has to be/],
      [['mails', '--limit', '0'], /^--limit has to be/],
      [['list', '--nothing'], /^Unknown option '--nothing'\./],
      [['show'], /^Give one EMAIL or ID\./],
      [['show', 'a', 'b'], /^Too many arguments for 'show'/],
      [['import', 'a.csv'], /^import reads JSON, not CSV/],
      [['import', 'a.json', '--hash-algo=BCRYPT'], /^--hash-algo BCRYPT is not supported\. SCRYPT is/],
      [['import', 'a.json', '--hash-algo=SCRYPT'], /^--hash-key/],
      [['import', 'a.json', '--rounds=8'], /^--rounds needs --hash-algo/],
    ]
    const results = await Promise.all(wrong.map(([args]) => runAccounts(location, args)))
    for (const [index, { code, stdout, stderr }] of results.entries()) {
      assert.deepEqual([code, stdout], [2, ''], stderr)
      assert.match(stderr, wrong[index]?.[1] as RegExp)
      assert.match(stderr, /^Usage: npm run accounts -- COMMAND/m)
    }
    const help = await runAccounts(location, ['list', '--help'])
    assert.deepEqual([help.code, help.stderr], [0, ''])
    assert.match(help.stdout, /^Usage:/)
  })

  it('says that accounts are in a hosted project, and what is wrong with the environment', async () => {
    const hosted = await runAccounts(location, ['list'], {
      environment: { FIREBASE_CONFIG: '{"apiKey":"key","projectId":"hosted"}' },
    })
    assert.equal(hosted.code, 1)
    assert.match(hosted.stderr, /^FIREBASE_CONFIG is set: accounts live in the hosted project hosted/)
    const wrong = await runAccounts(location, ['list'], { environment: { PORT: 'eighty' } })
    assert.deepEqual([wrong.code, wrong.stderr], [1, 'PORT: must be a number from 0 to 65535\n'])
  })
})

describe('the accounts command as a process', () => {
  it('reads the file from its input, writes files for the owner alone, and exits with 0, 1 or 2', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-process-'))
    try {
      const input = '{"users":[{"localId":"a","email":"a@example.com"}]}'
      const imported = await runAccountsAlone({ dataDir }, ['import', '-'], { input })
      assert.deepEqual([imported.code, imported.stderr], [0, ''])
      assert.match(imported.stdout, /^1 account read: 1 new,/)
      for (const file of readdirSync(dataDir)) assert.equal(statSync(join(dataDir, file)).mode & 0o077, 0)
      const unknown = await runAccountsAlone({ dataDir }, ['show', 'b'])
      assert.deepEqual([unknown.code, unknown.stdout], [1, ''])
      assert.match(unknown.stderr, /^There is no account/)
      const unconfirmed = await runAccountsAlone({ dataDir }, ['delete', 'a'], { input: 'y\n' })
      assert.deepEqual([unconfirmed.code, unconfirmed.stdout], [2, ''])
      assert.match(unconfirmed.stderr, /--yes/)
    } finally {
      rmSync(dataDir, { recursive: true })
    }
  })
})
