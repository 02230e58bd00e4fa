import assert from 'node:assert/strict'
import { it } from 'node:test'
import { customClaimsOf } from './custom-claims.ts'

it('the custom claims of a token are what is left beside those that every token has', () => {
  const own = {
    name: 'Lakshmi',
    picture: 'https://example.com/lakshmi.png',
    email: 'lakshmi@example.com',
    email_verified: true,
    user_id: 'abc',
    auth_time: 1,
    sid: 'session',
    firebase: { identities: { email: ['lakshmi@example.com'] }, sign_in_provider: 'password' },
    iss: 'https://guide.example',
    aud: 'travel-visit',
    sub: 'abc',
    iat: 1,
    exp: 3601,
  }
  const hosted = { ...own, phone_number: '+910000000000', iss: 'https://securetoken.google.com/temple-guide' }
  assert.deepEqual(customClaimsOf(own), {})
  assert.deepEqual(customClaimsOf(hosted), {})
  assert.deepEqual(customClaimsOf({ ...hosted, role: 'guide', temples: ['tirumala'] }), {
    role: 'guide',
    temples: ['tirumala'],
  })
})
