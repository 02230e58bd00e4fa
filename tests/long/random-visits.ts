import fc from 'fast-check'
import { type FuzzRequest, tokenNames } from './random-requests.ts'

const keys = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'day/a',
      'stop/a/iskcon',
      'visit/iskcon/2026-11-23',
      'favourite/iskcon',
      'pledge/a',
    ),
  },
  fc.constantFrom(
    '',
    '/',
    'day',
    'day/',
    '__proto__',
    'constructor',
    'toString/a',
    'day/\0',
    `day/${'x'.repeat(9000)}`,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const clocks = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^0[0-9a-z]{8}-[0-9a-z]{3}-devicea1$/) },
  fc.constantFrom('zzzzzzzzz-zzz-zzzzzzzz', '', '0mh7x2k4a', 5, null),
)
const values = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(null, {}) },
  {
    weight: 2,
    arbitrary: fc.record({ at: fc.constantFrom(null, 610, -1, 1e308), note: fc.string({ unit: 'binary' }) }),
  },
  fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
  fc.jsonValue(),
)
const entries = fc.dictionary(
  keys,
  fc.oneof({ weight: 8, arbitrary: fc.record({ value: values, clock: clocks }) }, fc.jsonValue()),
  {
    maxKeys: 4,
  },
)
const bodies = fc.oneof(
  { weight: 8, arbitrary: entries.map((some) => JSON.stringify({ entries: some })) },
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '',
    '{',
    '['.repeat(60_000),
    `{"entries":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`,
    '{"entries":{"day/a":1e999}}',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

/** Requests to `/api/visits` as a device, a careless program or an attacker might send them. */
export const visitsRequests: fc.Arbitrary<FuzzRequest> = fc
  .record({
    path: fc.oneof(
      { weight: 9, arbitrary: fc.constant('/api/visits') },
      fc.webPath().map((path) => `/api${path}`),
    ),
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant('PUT') },
      fc.constantFrom('GET', 'DELETE', 'HEAD', 'POST', 'PATCH', 'OPTIONS'),
    ),
    authorization: fc.oneof(
      { weight: 9, arbitrary: fc.constant(`Bearer ${tokenNames.idToken}`) },
      fc.constantFrom(
        '',
        'Bearer',
        'Bearer x.y.z',
        `Basic ${tokenNames.idToken}`,
        `Bearer  ${tokenNames.idToken} x`,
      ),
    ),
    condition: fc.oneof(
      { weight: 6, arbitrary: fc.constant('*') },
      fc.constantFrom('"x"', 'W/"x", "y"', '', ',,,', 'W/', '"'),
    ),
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      fc.constantFrom('text/plain', 'application/json; charset=latin1', ''),
    ),
    body: bodies,
  })
  .map(({ path, method, authorization, condition, type, body }) => ({
    path,
    method,
    headers: {
      authorization,
      'content-type': type,
      'if-match': condition,
      'if-none-match': condition,
    },
    body: method === 'GET' || method === 'HEAD' ? null : body,
  }))
