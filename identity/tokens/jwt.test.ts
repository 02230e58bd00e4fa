import assert from 'node:assert/strict'
import { it } from 'node:test'
import { importJWK, jwtVerify } from 'jose'
import {
  isSignedBy,
  newSigningKey,
  parseJwt,
  privateKeyOf,
  publicKeyOf,
  publicPartOf,
  signJwt,
} from './jwt.ts'

it('signs tokens that a standard library verifies', async () => {
  const jwk = await newSigningKey()
  const token = await signJwt({ sub: 'lakshmi' }, 'a key', await privateKeyOf(jwk))
  const read = parseJwt(token)
  assert.ok(read && (await isSignedBy(read, await publicKeyOf(jwk))))
  const key = await importJWK(publicPartOf(jwk), 'ES256')
  assert.equal((await jwtVerify(token, key, { algorithms: ['ES256'] })).payload.sub, 'lakshmi')
})
