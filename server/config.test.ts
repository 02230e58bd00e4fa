import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readConfig } from './config.ts'

describe('the environment', () => {
  it('may be empty', () => {
    assert.deepEqual(readConfig({}), {
      config: {
        host: '127.0.0.1',
        port: 8080,
        dataDir: './data',
        databaseUrl: undefined,
        publicUrl: undefined,
        hostedProject: undefined,
        identity: { minPasswordLength: 8, enumerationProtection: true, authorizedDomains: undefined },
      },
    })
  })

  it('counts an empty variable as not set', () => {
    assert.deepEqual(readConfig({ PORT: '', DATABASE_URL: '', FIREBASE_CONFIG: '' }), readConfig({}))
  })

  it('names a hosted project, and where its accounts are', () => {
    const reading = readConfig({
      FIREBASE_CONFIG: '{"apiKey":"k","projectId":"p","appId":"a","identityUrl":"https://id.example/v1"}',
    })
    assert.ok('config' in reading)
    assert.deepEqual(reading.config.hostedProject, {
      apiKey: 'k',
      projectId: 'p',
      appId: 'a',
      identityUrl: 'https://id.example',
    })
  })

  const mistakes: [Record<string, string>, RegExp][] = [
    [{ PORT: 'eighty' }, /^PORT: must be a number$/],
    [{ PORT: ' ' }, /^PORT: must be a number$/],
    [{ PORT: '70000' }, /^PORT: must be at most 65535$/],
    [{ DATABASE_URL: 'mysql://db/visit' }, /^DATABASE_URL: must be an address with postgres:/],
    [{ PUBLIC_URL: 'visit.example' }, /^PUBLIC_URL: must be an address/],
    [{ PUBLIC_URL: 'https://visit.example/app' }, /^PUBLIC_URL: must be an origin without a path$/],
    [{ FIREBASE_CONFIG: '{' }, /^FIREBASE_CONFIG: is not JSON$/],
    [{ FIREBASE_CONFIG: '{"apiKey":"a:b","projectId":"p"}' }, /^FIREBASE_CONFIG: apiKey: /],
    [{ FIREBASE_CONFIG: '{"projectId":"p"}' }, /^FIREBASE_CONFIG: apiKey: /],
    [
      { FIREBASE_CONFIG: '{"apiKey":"k","projectId":"p","identityUrl":"id"}' },
      /^FIREBASE_CONFIG: identityUrl: /,
    ],
    [{ IDENTITY_MIN_PASSWORD_LENGTH: '4' }, /^IDENTITY_MIN_PASSWORD_LENGTH: must be at least 6$/],
    [{ IDENTITY_ENUMERATION_PROTECTION: 'yes' }, /^IDENTITY_ENUMERATION_PROTECTION: must be on or off$/],
    [
      { IDENTITY_AUTHORIZED_DOMAINS: 'https://a.example' },
      /^IDENTITY_AUTHORIZED_DOMAINS: must be host names/,
    ],
  ]
  for (const [environment, line] of mistakes) {
    it(`is refused with one line for ${JSON.stringify(environment)}`, () => {
      const reading = readConfig(environment)
      assert.ok('problems' in reading)
      assert.equal(reading.problems.length, 1)
      assert.match(reading.problems[0] ?? '', line)
    })
  }

  it('tells everything that is wrong at once', () => {
    const reading = readConfig({ PORT: 'x', PUBLIC_URL: 'y' })
    assert.ok('problems' in reading)
    assert.equal(reading.problems.length, 2)
  })
})
