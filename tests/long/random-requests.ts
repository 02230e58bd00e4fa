import fc from 'fast-check'
import { operations, otherPaths } from './calls.ts'

/** The fields of the protocol's requests, with plausible values that reach deep into an operation. */
const fields = {
  email: fc.constantFrom(
    'lakshmi@example.com',
    'ravi@example.com',
    'LAKSHMI@EXAMPLE.COM',
    'ravi@ｅxample.com',
    'a@xn--a.in',
    'a@0x7f.１',
    '',
    'a@b',
    '@',
  ),
  password: fc.constantFrom('hill and lamp', 'wrong wrong', 'short', '', 'x'.repeat(5000)),
  newPassword: fc.constantFrom('seven hills at dawn', 'short', '', '\0seven hills'),
  newEmail: fc.constantFrom('new@example.com', 'nonsense'),
  displayName: fc.string({ unit: 'grapheme', maxLength: 300 }),
  photoUrl: fc.webUrl(),
  requestType: fc.constantFrom('PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'X', 1, 6, 99),
  oobCode: fc.oneof({ weight: 3, arbitrary: fc.constant('OOB-CODE') }, fc.base64String({ maxLength: 80 })),
  continueUrl: fc.constantFrom('http://localhost/', 'https://elsewhere.example', 'javascript:1', 'x'),
  identifier: fc.constantFrom('lakshmi@example.com', 'x'),
  continueUri: fc.constantFrom('http://localhost/', 'x'),
  refreshToken: fc.base64String({ maxLength: 120 }),
  grantType: fc.constantFrom('refresh_token', 'password'),
  localId: fc.string({ maxLength: 140 }),
  deleteAttribute: fc.array(fc.constantFrom('DISPLAY_NAME', 'PHOTO_URL', 'EMAIL', 'PASSWORD', 'X')),
  deleteProvider: fc.array(fc.constantFrom('password', 'google.com')),
  validSince: fc.constantFrom('0', 1, '99999999999999999999', -1),
  returnSecureToken: fc.boolean(),
  returnOobLink: fc.boolean(),
  disableUser: fc.boolean(),
  emailVerified: fc.boolean(),
  customAttributes: fc.constantFrom('{}', '{"admin":true}', 'x'),
  tenantId: fc.constantFrom('', 't'),
  phoneNumber: fc.constantFrom('', '+910000000000', ['+910000000000']),
  mfa: fc.constantFrom({}, { enrollments: [] }, { enrollments: [{ phoneInfo: '+910000000000' }] }),
  mfaInfo: fc.constantFrom([], [null], [{ phoneInfo: '+910000000000' }]),
  providerUserInfo: fc.constantFrom([{ providerId: 'password' }], [{ providerId: 'google.com' }], 'x'),
}
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\0', '\ud800', '__proto__', 'x'.repeat(70_000), Number.MAX_VALUE, -0, 2 ** 53),
)

export type FuzzRequest = {
  path: string
  method: string
  headers: Record<string, string>
  body: BodyInit | null
}

/** Placeholders for the current visitor's credentials, so that many requests are authenticated. */
export const tokenNames = {
  idToken: 'ID-TOKEN',
  refreshToken: 'REFRESH-TOKEN',
  oobCode: 'OOB-CODE',
}

const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  fc.constantFrom('application/x-www-form-urlencoded', 'text/plain', 'application/json; charset=latin1', 'x'),
)
const host = fc.constantFrom('', '', '', '', 'identitytoolkit.googleapis.com/', 'securetoken.googleapis.com/')
const otherMethod = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  fc.constantFrom('GET', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'HEAD'),
)
const extra = fc.record(
  {
    origin: fc.constantFrom('http://localhost', 'https://elsewhere.example', 'null'),
    authorization: fc.constantFrom('Bearer ID-TOKEN', 'Bearer owner', 'Bearer x', 'Basic eDp5'),
    'x-firebase-locale': fc.constantFrom('te', 'xx', ';;;', '*'),
    'access-control-request-private-network': fc.constant('true'),
  },
  { requiredKeys: [] },
)
const key = fc.oneof(
  { weight: 12, arbitrary: fc.constant('key=any') },
  fc.constantFrom('', 'key=', 'key=%ff&key=2'),
)

/** Requests as an SDK, a careless program or an attacker might send them. */
export function requests(): fc.Arbitrary<FuzzRequest> {
  const operation = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...operations) },
    { weight: 2, arbitrary: fc.constantFrom(...otherPaths) },
    fc.webPath().map((text) => text.slice(1)),
  )
  const parts = { operation, host, otherMethod, body: bodies(), contentType, extra, key }
  return fc.record(parts).map(({ operation, host, otherMethod, body, contentType, extra, key }) => {
    const [path = '', ownMethod = 'POST'] = operation.split(' ').toReversed()
    const method = otherMethod ?? ownMethod
    return {
      path: `/${host}${path}?${key}`,
      method,
      headers: { 'content-type': contentType, ...extra },
      body: method === 'GET' || method === 'HEAD' ? null : body,
    }
  })
}

function bodies(): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const { email, password, displayName, photoUrl, requestType, newEmail, ...others } = fields
  const known = fc.record(
    {
      email,
      password,
      displayName,
      photoUrl,
      requestType,
      newEmail,
      idToken: fc.oneof(
        { weight: 6, arbitrary: fc.constant(tokenNames.idToken) },
        fc.constant('ID-TOKENx'),
        junk,
      ),
    },
    { requiredKeys: ['idToken'] },
  )
  const rich = fc.record({ ...fields, idToken: fc.constant(tokenNames.idToken) }, { requiredKeys: [] })
  const sensible = fc.oneof(
    { weight: 4, arbitrary: known },
    rich,
    fc.constant({ grant_type: 'refresh_token', refresh_token: tokenNames.refreshToken }),
  )
  const spoiled = fc
    .tuple(known, fc.constantFrom(...Object.keys(others), 'idToken', 'email', 'password'), junk)
    .map(([request, field, value]) => ({ ...request, [field]: value }))
  const json = fc.oneof({ weight: 3, arbitrary: sensible }, { weight: 2, arbitrary: spoiled }, junk)
  return fc.oneof(
    { weight: 8, arbitrary: json.map((value) => JSON.stringify(value) ?? '') },
    known.map((value) =>
      new URLSearchParams(
        Object.entries(value).map(([name, field]) => [
          name,
          typeof field === 'string' ? field : (JSON.stringify(field) ?? ''),
        ]),
      ).toString(),
    ),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
  )
}
