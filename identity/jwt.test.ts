import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { it } from 'node:test'
import { jwtVerify } from 'jose'
import { isSignedBy, readJwt, signJwt } from './jwt.ts'

it('signs what a standard library verifies, whatever numbers the signature is made of', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  // One in 128 has a number that is shorter than 32 bytes; every second one a number with a zero in front.
  for (let index = 0; index < 1000; index += 1) {
    const token = await signJwt({ index }, 'a key', privateKey)
    const read = readJwt(token)
    assert.ok(read && isSignedBy(read, publicKey))
    assert.equal((await jwtVerify(token, publicKey, { algorithms: ['ES256'] })).payload.index, index)
  }
})
