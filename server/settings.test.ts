import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Setting } from '#identity/parse-settings.ts'
import { identitySettings } from '#identity/settings.ts'
import { readSettings, serverSettings } from './settings.ts'

describe('the environment', () => {
  // One default of each kind; docs/references.test.ts holds all of them against docs/operating.md.
  it('may be empty', () => {
    assert.partialDeepStrictEqual(readSettings({}), {
      settings: {
        host: '127.0.0.1',
        port: 8080,
        publicUrl: undefined,
        trustedProxies: [],
        mailFrom: { name: 'Travel Visit', address: 'noreply@localhost' },
        identity: {
          passwordCost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
          throttle: true,
          authorizedDomains: undefined,
        },
      },
    })
  })

  it('counts an empty variable as not set', () => {
    assert.deepEqual(readSettings({ PORT: '', DATABASE_URL: '', FIREBASE_CONFIG: '' }), readSettings({}))
  })

  it('names a hosted project, and where its accounts are', () => {
    const result = readSettings({
      FIREBASE_CONFIG: '{"apiKey":"k","projectId":"p","appId":"a","identityUrl":"https://id.example/v1"}',
    })
    assert.ok('settings' in result)
    assert.deepEqual(result.settings.hostedProject, {
      apiKey: 'k',
      projectId: 'p',
      appId: 'a',
      identityUrl: 'https://id.example',
    })
  })

  it('names the trusted proxies', () => {
    const result = readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::7' })
    assert.ok('settings' in result)
    assert.deepEqual(result.settings.trustedProxies, ['loopback', '10.0.0.0/8', '2001:db8::7'])
  })

  it('says how mails are sent', () => {
    const result = readSettings({
      SMTP_URL: 'smtps://visit:s%40crets@mail.example:465',
      MAIL_FROM: '"Travel Visit, help" <help@visit.example>',
    })
    assert.ok('settings' in result)
    const { smtpUrl, mailFrom } = result.settings
    assert.equal(smtpUrl, 'smtps://visit:s%40crets@mail.example:465')
    assert.deepEqual(mailFrom, { name: 'Travel Visit, help', address: 'help@visit.example' })
  })

  it('introduces itself to the mail server as the public host, or as the sender’s domain', () => {
    const names = [
      [{ PUBLIC_URL: 'https://www.visit.example' }, 'www.visit.example'],
      [{ PUBLIC_URL: 'http://192.0.2.1', MAIL_FROM: 'a@visit.example' }, 'visit.example'],
      [{ PUBLIC_URL: 'http://app:8080', MAIL_FROM: 'a@उदाहरण.भारत' }, 'xn--p1b6ci4b4b3a.xn--h2brj9c'],
      [{ PUBLIC_URL: 'https://www.visit.example', SMTP_NAME: 'out.visit.example' }, 'out.visit.example'],
    ] as const
    for (const [environment, name] of names) {
      const result = readSettings(environment)
      assert.ok('settings' in result)
      assert.equal(result.settings.smtpName, name)
    }
  })

  it('has a default sender at the public host while mails are only written to files', () => {
    const result = readSettings({ PUBLIC_URL: 'https://visit.example:8443' })
    assert.ok('settings' in result)
    assert.equal(result.settings.mailFrom.address, 'noreply@visit.example')
  })

  const mistakes: [Record<string, string>, RegExp][] = [
    [{ PORT: 'eighty' }, /^PORT: must be a number from 0 to 65535$/],
    [{ PORT: ' ' }, /^PORT: must be a number from 0 to 65535$/],
    [{ PORT: '70000' }, /^PORT: must be a number from 0 to 65535$/],
    [{ DATABASE_URL: 'mysql://db/visit' }, /^DATABASE_URL: must be an address with postgres:/],
    ...['5#w', 'p#w', '5/w', '5?w', 'p@s/w'].map((password): [Record<string, string>, RegExp] => [
      { DATABASE_URL: `postgres://visit:${password}@db/visit` },
      /^DATABASE_URL: must have %23 in place of #, %2F of \/, %3F of \? and %40 of @ in the user and the password$/,
    ]),
    [
      { DATABASE_URL: 'postgres://one,two/visit?target_session_attrs=standby' },
      /^DATABASE_URL: must have target_session_attrs=read-write or none, because the site has to write$/,
    ],
    [{ PUBLIC_URL: 'visit.example' }, /^PUBLIC_URL: must be an address/],
    [
      { PUBLIC_URL: 'https://visit.example/app' },
      /^PUBLIC_URL: must be an origin without a path, such as https:\/\/www\.visit\.example$/,
    ],
    [
      { FIREBASE_CONFIG: '{' },
      /^FIREBASE_CONFIG: must be JSON: what the project’s console shows as firebaseConfig, with quoted names$/,
    ],
    [{ FIREBASE_CONFIG: '{"apiKey":"a:b","projectId":"p"}' }, /^FIREBASE_CONFIG: apiKey: /],
    [{ FIREBASE_CONFIG: '{"projectId":"p"}' }, /^FIREBASE_CONFIG: apiKey: /],
    [
      { FIREBASE_CONFIG: '{"apiKey":"k","projectId":"p","identityUrl":"id"}' },
      /^FIREBASE_CONFIG: identityUrl: /,
    ],
    [{ TRUST_PROXY: 'loopback, proxy.example' }, /^TRUST_PROXY: "proxy\.example" is not an address/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY: "10\.0\.0\.0\/33" is not an address/],
    [{ TRUST_PROXY: '127.0.0.1,' }, /^TRUST_PROXY: "" is not an address/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY: "0\.0\.0\.0\/0" is not an address/],
    ...[
      'on',
      'tiles.example/{z}/{x}/{y}.png',
      'https://{s}.tiles.example/{z}/{x}/{y}.png',
      'https://tiles.example/{z}/{x}.png',
      "https://tiles.example;connect-src,x'y/{z}/{x}/{y}.png",
      'https://tiles.example/{z}/{x}/{y}.png?key={key}',
    ].map((address): [Record<string, string>, RegExp] => [
      { MAP_TILES_URL: address },
      /^MAP_TILES_URL: must be off or an address with http/,
    ]),
    [{ CONTACT_EMAIL: 'guide.example.org' }, /^CONTACT_EMAIL: must be an address such as/],
    [{ METRICS_PORT: 'on' }, /^METRICS_PORT: must be a number from 0 to 65535$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent$/],
    [{ SMTP_URL: 'mail.example:587', MAIL_FROM: 'a@visit.example' }, /^SMTP_URL: must be an address with/],
    [
      { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@visit.example' },
      /^SMTP_URL: must be an address with/,
    ],
    [{ SMTP_URL: 'smtp://', MAIL_FROM: 'a@visit.example' }, /^SMTP_URL: must name a host/],
    [
      { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false', MAIL_FROM: 'a@visit.example' },
      /^SMTP_URL: must name a host, with a port if it has another than usual, and end there$/,
    ],
    ...['#', '/', '?'].map((sign): [Record<string, string>, RegExp] => [
      { SMTP_URL: `smtps://visit:Gitw50${sign}2@mail.example`, MAIL_FROM: 'a@visit.example' },
      /^SMTP_URL: must have %23 in place of #, %2F of \/, %3F of \? and %40 of @ in the user and the password$/,
    ]),
    [{ SMTP_NAME: 'localhost' }, /^SMTP_NAME: must be a full host name such as/],
    [{ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM: must say who mails are from, as SMTP_URL is set$/],
    [{ MAIL_FROM: 'Travel Visit' }, /^MAIL_FROM: must be an address or Name <address>$/],
    [{ MAIL_FROM: 'a@visit.example, b@visit.example' }, /^MAIL_FROM: must be an address or Name/],
    [{ MAIL_FROM: 'Visit <a@visit.example>\r\nBcc: b@visit.example' }, /^MAIL_FROM: must be an address or/],
    ...['4', '129', '8.5', 'eight', ' '].map((length): [Record<string, string>, RegExp] => [
      { IDENTITY_MIN_PASSWORD_LENGTH: length },
      /^IDENTITY_MIN_PASSWORD_LENGTH: must be a number from 6 to 128$/,
    ]),
    [{ IDENTITY_PASSWORD_COST: '19456,2,1' }, /^IDENTITY_PASSWORD_COST: must be a cost such as m=/],
    [{ IDENTITY_PASSWORD_COST: 'm=19456,t=1,p=1' }, /^IDENTITY_PASSWORD_COST: must be at least .* OWASP/],
    [{ IDENTITY_PASSWORD_COST: 'm=1048576,t=2,p=1' }, /^IDENTITY_PASSWORD_COST: .* at most m=262144/],
    [
      { IDENTITY_AUTHORIZED_DOMAINS: 'https://a.example' },
      /^IDENTITY_AUTHORIZED_DOMAINS: must be host names/,
    ],
  ]
  const isSwitch = (setting: Setting) => setting.default === 'on' || setting.default === 'off'
  for (const { variable } of Object.values<Setting>(identitySettings).filter(isSwitch)) {
    mistakes.push([{ [variable]: 'yes' }, new RegExp(`^${variable}: must be on or off$`)])
  }
  for (const [environment, line] of mistakes) {
    it(`is refused with one line for ${JSON.stringify(environment)}`, () => {
      const result = readSettings(environment)
      assert.ok('problems' in result)
      assert.equal(result.problems.length, 1)
      assert.match(result.problems[0] ?? '', line)
    })
  }

  it('is never refused without what to do', () => {
    const values = [
      ...[
        '-',
        ' ',
        '-1',
        '1.5',
        '1e3',
        '99999999',
        'on',
        'null',
        '[]',
        '{}',
        '{"apiKey":1}',
        '{"apiKey":"k"}',
        '"',
      ],
      ...['http:', 'https://', 'postgres://', 'smtp://@', '@', ',', '<>', 'm=1,t=1,p=1', '\u{0}', 'ā', '💥'],
      '{"apiKey":"k","projectId":""}',
      '{"apiKey":"k","projectId":"p","identityUrl":1}',
    ]
    const variables = Object.values<Setting>({ ...serverSettings, ...identitySettings })
    const refused = new Set<string>()
    for (const { variable } of variables) {
      for (const value of values) {
        const result = readSettings({ MAIL_FROM: 'a@visit.example', [variable]: value })
        for (const line of 'problems' in result ? result.problems : []) {
          refused.add(variable)
          assert.match(line, /^[A-Z_]+: (\w+: )?(must|".*" is not an address, a range such as) /u)
        }
      }
    }
    const anyText = ['HOST', 'DATA_DIR', 'MAP_ATTRIBUTION', 'METRICS_HOST']
    const others = variables.map(({ variable }) => variable).filter((name) => !anyText.includes(name))
    assert.deepEqual([...refused], others)
  })

  it('takes an address of a database as PostgreSQL’s own programs do', () => {
    for (const DATABASE_URL of [
      'postgres://visit:s%23crets@db:5433/visit',
      'postgres://visit@example.com:secrets@db/visit',
      'postgresql://db/visit?user=visit%40example.com&sslmode=require',
      'postgres:///visit?host=/run/postgresql',
      'postgres://visit@/visit?host=/var/run/postgresql',
      'postgres://visit:secrets@one:5432,two/visit?target_session_attrs=read-write',
    ]) {
      assert.ok('settings' in readSettings({ DATABASE_URL }), DATABASE_URL)
    }
  })

  it('may ask for a higher password cost', () => {
    const result = readSettings({ IDENTITY_PASSWORD_COST: 'm=65536,t=3,p=1' })
    assert.ok('settings' in result)
    const dearer = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
    assert.deepEqual(result.settings.identity.passwordCost, dearer)
  })

  it('reports all problems at once', () => {
    const result = readSettings({ PORT: 'x', PUBLIC_URL: 'y' })
    assert.ok('problems' in result)
    assert.equal(result.problems.length, 2)
  })
})
