import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import pg from 'pg'
import { readPostgresAddress } from './postgres-address.ts'

/** What node-postgres would connect to. */
function targets(url: string) {
  const address = readPostgresAddress(url)
  if ('problem' in address) return address.problem
  return address.connectionStrings.map((connectionString) => {
    const { host, port, user, password, database, ssl } = new pg.Client({ connectionString })
    return { host, port, user, password, database, ssl }
  })
}

const plain = { host: 'db', port: 5432, user: 'visit', password: 'secret', database: 'visit', ssl: false }

describe('an address of PostgreSQL', () => {
  const understood: [string, object[]][] = [
    ['postgres://visit:secret@db/visit', [plain]],
    ['postgresql://visit:secret@db:5433/visit', [{ ...plain, port: 5433 }]],
    ['postgres://db/visit?user=visit&password=secret', [plain]],
    ['postgres://visit:secret@[::1]:5433/visit', [{ ...plain, host: '::1', port: 5433 }]],
    ['postgres://visit:s%23%C3%A9%25@db/visit', [{ ...plain, password: 's#é%' }]],
    ['postgres://visit:100%%2F@db/visit', [{ ...plain, password: '100%/' }]],
    ['postgres://visit:secret@/visit?host=/run/postgresql', [{ ...plain, host: '/run/postgresql' }]],
    ['postgres://visit:secret@%2Frun%2Fpostgresql/visit', [{ ...plain, host: '/run/postgresql' }]],
    [
      'postgres://visit:secret@one,two:5433/visit?target_session_attrs=read-write',
      [
        { ...plain, host: 'one' },
        { ...plain, host: 'two', port: 5433 },
      ],
    ],
    [
      'postgres://visit:secret@/visit?host=one,/tmp&port=5433',
      [
        { ...plain, host: 'one', port: 5433 },
        { ...plain, host: '/tmp', port: 5433 },
      ],
    ],
    ['postgres://visit:secret@db/visit?sslmode=require', [{ ...plain, ssl: {} }]],
    [
      'postgres://visit:secret@db/visit?sslmode=no-verify',
      [{ ...plain, ssl: { rejectUnauthorized: false } }],
    ],
  ]
  for (const [url, expected] of understood) {
    it(`is understood: ${url}`, (test) => {
      const warned = test.mock.method(process, 'emitWarning', () => {})
      assert.deepEqual(targets(url), expected)
      assert.equal(warned.mock.callCount(), 0)
    })
  }

  const refused: [string, RegExp][] = [
    ['postgres://visit@one,,two/visit', /^must be an address such as/],
    ['postgres://visit@db:5432:5433/visit', /^must be an address such as/],
    ['postgres://visit@db:65536/visit', /^must be an address such as/],
    ['postgres://visit@[::1/visit', /^must be an address such as/],
    ['postgres://visit@d b/visit', /^must be an address such as/],
    ['postgres://visit:a@one,visit:a@two/visit', /^must name the user and the password once/],
    ['postgres://visit:%E9@db/visit', /^must have what follows % in UTF-8/],
    ['postgres://visit@/visit?host=one,two&port=1,2,3', /^must have one port for all hosts/],
    [
      'postgres://visit@one,two/visit?target_session_attrs=standby',
      /^must have target_session_attrs=read-write/,
    ],
  ]
  for (const [url, problem] of refused) {
    it(`is refused with what to do: ${url}`, () => {
      assert.match(String(targets(url)), problem)
    })
  }

  it('has a name without its password', () => {
    const names = [
      ['postgres://visit:secret@db/visit?password=secret', 'db/visit'],
      ['postgres://visit:secret@one:5433,two/visit', 'one:5433,two/visit'],
      ['postgres:///visit?host=/run/postgresql', '/run/postgresql/visit'],
    ] as const
    for (const [url, name] of names) assert.partialDeepStrictEqual(readPostgresAddress(url), { name })
  })
})
