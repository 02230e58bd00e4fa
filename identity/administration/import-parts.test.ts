import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readAccounts, runAccounts } from '#identity/testing/accounts-command.ts'
import { sampleAccount, sampleHashOptions } from '#identity/testing/hosted-export.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

/** Every field that an export of ours may have. */
const whole = {
  ...sampleAccount,
  emailVerified: true,
  disabled: false,
  photoUrl: 'https://visit.example/p',
  phoneNumber: '+910000000000',
  customAttributes: '{"role":"guide"}',
  passwordUpdatedAt: '1508893925001',
  validSince: '1508893925002',
  initialEmail: 'first@example.com',
  visits: { 'favourite/kanipakam': { clock: '1m2n3o4p5-000-abcdefgh', value: {} } },
}

const noText = [5, true, {}, [], 'a\u{0}b', 'a\u{D800}']
const noFlag = ['true', 'yes', '', 1, {}, []]
const noTime = ['yesterday', '2017-10-25T01:12:05Z', '1508893925000.5', 1.5, -1, 1e300, true, {}, []]
const foreignHashes = [
  'UkVEQUNURUQ=',
  'fakeHash:salt=fakeSalt:password=hill',
  ...['$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=1', 'x'.repeat(20), 'x'.repeat(32)].map(base64),
]

/** What a field may hold that can't be kept. */
const broken: Record<Exclude<keyof typeof whole, 'localId' | 'email'>, unknown[]> = {
  emailVerified: noFlag,
  passwordHash: [...noText, ...foreignHashes, 'A'.repeat(20_000)],
  salt: [...noText, 'no base64!', 'A'.repeat(2000)],
  displayName: [...noText, 'x'.repeat(257)],
  photoUrl: [...noText, `https://visit.example/${'x'.repeat(2048)}`],
  lastSignedInAt: noTime,
  createdAt: noTime,
  phoneNumber: [...noText, '0'.repeat(2000)],
  disabled: noFlag,
  customAttributes: [...noText, '[1]', 'null', '{', `{"a":"${'é'.repeat(497)}"}`],
  providerUserInfo: ['google.com', 5, {}, [5], [{}], [{ providerId: 5 }]],
  passwordUpdatedAt: noTime,
  validSince: noTime,
  initialEmail: [...noText, 'nobody', 'a b@example.com'],
  visits: [5, 'x', true, []],
}

describe('a part of an account that cannot be kept', () => {
  const service = identityForEachTest()

  for (const [field, values] of Object.entries(broken)) {
    it(`is left out and named, and the account is kept: ${field}`, async () => {
      const { location } = service()
      // A hash is worth nothing without its salt.
      const missing = { [field]: undefined, ...(field === 'salt' && { passwordHash: undefined }) }
      const without = account('without', missing)
      const users = [
        without,
        ...values.map((value, index) => account(`account-${index}`, { [field]: value })),
      ]
      const { code, stdout, stderr } = await importUsers(users, sampleHashOptions)
      assert.equal(code, 0)
      assert.match(stdout, new RegExp(`^${users.length} accounts read: ${users.length} new,`))

      const stored = await storedAccounts()
      const expected = stored.find(({ id }) => id === 'without')
      const kept = stored.filter(({ id }) => id !== 'without')
      assert.equal(kept.length, values.length)
      for (const { id, email, ...row } of kept) {
        assert.equal(email, `${id}@example.com`)
        assert.deepEqual(
          { ...expected, ...row },
          { ...expected, ...(field === 'disabled' && { disabled: 1 }) },
        )
      }
      const lines = stderr.trimEnd().split('\n')
      const password = field === 'salt' ? '(salt|passwordHash)' : field
      for (const [index] of values.entries()) {
        const named = new RegExp(`^users\\[${index + 1}\\] \\("account-${index}"\\): ${password}:? `)
        assert.equal(lines.filter((line) => named.test(line)).length, 1, `${named} in ${stderr}`)
      }
      const kind = countedAs(field)
      assert.match(stdout, new RegExp(`^${values.length} accounts: ${kind}`, 'm'))
      assert.equal((await readAccounts(location, ['list', '--limit', '100'])).length, users.length)
    })
  }

  it('is not the time of its last change, whether in seconds or milliseconds', async () => {
    await importUsers([
      account('dump', { validSince: '1508893925', lastSignedInAt: undefined, passwordHash: undefined }),
      account('ours', { validSince: '1508893925000', passwordHash: undefined }),
    ])
    for (const { valid_since } of await storedAccounts()) assert.equal(valid_since, 1508893925000)
  })

  function importUsers(users: unknown[], options: string[] = []) {
    return runAccounts(service().location, ['import', '-', ...options], { input: JSON.stringify({ users }) })
  }

  function storedAccounts() {
    return service().database.selectFrom('accounts').selectAll().execute()
  }
})

function account(localId: string, fields: object) {
  return { ...whole, localId, email: `${localId}@example.com`, ...fields }
}

function countedAs(field: string): string {
  switch (field) {
    case 'passwordHash':
    case 'salt':
      return 'the password cannot be checked here'
    case 'disabled':
      return 'whether they are disabled cannot be read'
    case 'visits':
      return 'what it keeps cannot be read'
    default:
      return `the field ${field} cannot be read`
  }
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
