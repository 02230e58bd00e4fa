import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { it } from 'node:test'
import { jwtVerify } from 'jose'
import { isSignedBy, readJwt, signJwt } from './jwt.ts'

it('signs what a standard library verifies', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const token = await signJwt({ sub: 'lakshmi' }, 'a key', privateKey)
  const read = readJwt(token)
  assert.ok(read && isSignedBy(read, publicKey))
  assert.equal((await jwtVerify(token, publicKey, { algorithms: ['ES256'] })).payload.sub, 'lakshmi')
})
