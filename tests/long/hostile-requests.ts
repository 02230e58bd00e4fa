import { accountRequestSchema } from '#identity/protocol/request-body.ts'

export type HostileRequest = {
  name: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** A head may have 16 KiB. */
const headBytes = 15 * 1024

/** What takes some program longer the more of it there is: lists, escapes, separators, marks, names of hosts, our own paths. */
const units = [
  'a',
  ',',
  'a,',
  ';',
  '&',
  'a&',
  '=',
  '%41',
  '%ffa',
  '%25',
  '/',
  '/..',
  '.',
  '-',
  ' ',
  'a ',
  '"',
  '""',
  '\\',
  '_a',
  '{',
  '[',
  'xn--a-.',
  'a;q=0.1,',
  '/v1/accounts:a',
  '/v1/projects/',
  'é',
  '\u0301\u0323',
  '\u3000',
]

const headers = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'if-match',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'x-firebase-locale',
  'x-forwarded-for',
  'x-goog-api-key',
  'x-request-id',
]

const longestKiB = {
  'accounts:signUp': 32,
  'accounts:signInWithPassword': 32,
  'accounts:update': 32,
  'accounts:resetPassword': 32,
  'accounts:lookup': 16,
  'accounts:delete': 16,
  'accounts:sendOobCode': 16,
  'accounts:createAuthUri': 16,
  token: 4,
}

/** With these a call gets as far as it can without an account. */
const plausible = {
  'accounts:signUp': { email: 'visitor@example.com', password: 'short' },
  'accounts:signInWithPassword': { email: 'visitor@example.com' },
  'accounts:update': { idToken: 'x' },
  'accounts:sendOobCode': { requestType: 'PASSWORD_RESET', email: 'visitor@' },
  'accounts:createAuthUri': { identifier: 'visitor@example.com', continueUri: 'http://localhost' },
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

export function hostileRequests(): HostileRequest[] {
  return [...inHeads(), ...inBodies()]
}

function inHeads(): HostileRequest[] {
  const fits = units.filter((unit) => !/[^\x20-\xff]/.test(unit))
  const inAddress = fits.filter((unit) => !/[ é]/.test(unit))
  return [
    ...inAddress.flatMap((unit) => {
      const long = filled(unit, headBytes)
      return ['/', '/te/', '/v1/', '/v1', '/api/', '/?', '/Temples?', '/v1/token?', '/action?'].flatMap(
        (start) =>
          // A line break at the end lets a pattern fail that had matched so far.
          ['', '%0a', '?key=any', '%0a?key=any'].map((end) => ({
            name: `${start}${unit}…${end}`,
            method: start.startsWith('/v1') ? 'POST' : 'GET',
            path: start + long + end,
          })),
      )
    }),
    ...headers.flatMap((header) =>
      fits.flatMap((unit) => {
        const value =
          header === 'authorization' ? `Bearer ${filled(unit, headBytes)}` : filled(unit, headBytes)
        return [
          { method: 'GET', path: '/' },
          { method: 'GET', path: '/api/visits' },
          { method: 'GET', path: '/api/today' },
          { method: 'POST', path: '/v1/accounts:lookup?key=any' },
        ].map((to) => ({
          name: `${header}: ${unit}… at ${to.path}`,
          ...to,
          headers: { ...json, [header]: value },
        }))
      }),
    ),
    { name: 'many headers', method: 'GET', path: '/', headers: manyHeaders() },
  ]
}

function inBodies(): HostileRequest[] {
  return Object.entries(longestKiB).flatMap(([call, kibibytes]) => {
    const room = kibibytes * 1024 - 400
    const base = plausible[call as keyof typeof plausible] ?? {}
    const bodies: [string, string][] = [
      ...Object.keys(accountRequestSchema.shape).flatMap((field) => [
        ...units.map((unit): [string, string] => [
          `${field} of ${JSON.stringify(unit)}`,
          JSON.stringify({ ...base, [field]: filled(unit, room) }),
        ]),
        ...['0', 'null', '[]', '{}', '"a"'].map((value): [string, string] => [
          `${field} with a list of ${value}`,
          `${JSON.stringify({ ...base, a: '' }).slice(0, -1)},"${field}":[${list(value, room)}],"b":null}`,
        ]),
      ]),
      ['names', `{${filledBy((index) => `"n${index}":1,`, room)}"a":null}`],
      ['names in snake case', `{${filledBy((index) => `"a_${index}":1,`, room)}"a":null}`],
      ['one long name', `{"${filled('_a', room)}":1}`],
      ['nesting', `{"a":${'['.repeat(room / 2)}${']'.repeat(room / 2)}}`],
      ['numbers that grow', `{"a":${filled('9', room)}}`],
      ['blanks', `{${filled(' ', room)}}`],
    ]
    const path = `/v1/${call}?key=any`
    return [
      ...bodies.map(([what, body]) => ({
        name: `${call}: ${what}`,
        method: 'POST',
        path,
        headers: json,
        body,
      })),
      ...units.map((unit) => ({
        name: `${call}: a form of ${JSON.stringify(unit)}`,
        method: 'POST',
        path,
        headers: form,
        body: filled(unit, room),
      })),
    ].filter(({ body }) => Buffer.byteLength(body) <= kibibytes * 1024)
  })
}

function manyHeaders(): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 1100 }, (_, index) => [index.toString(36), '1']))
}

function list(value: string, bytes: number): string {
  return filled(`${value},`, bytes).slice(0, -1)
}

function filled(unit: string, bytes: number): string {
  return unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)))
}

function filledBy(unit: (index: number) => string, bytes: number): string {
  let text = ''
  for (let index = 0; ; index += 1) {
    const next = unit(index)
    if (text.length + next.length > bytes) return text
    text += next
  }
}
