import assert from 'node:assert/strict'
import { webcrypto } from 'node:crypto'
import { it } from 'node:test'
import { newSigningKey, privateKeyOf, publicKeyOf, signJwt } from './jwt.ts'

it('signs tokens that Node verifies with the public part of the key', async () => {
  const jwk = await newSigningKey()
  const token = await signJwt({ sub: 'lakshmi' }, 'a key', await privateKeyOf(jwk))
  const [header, payload, signature = ''] = token.split('.')
  const isSigned = await webcrypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    await publicKeyOf(jwk),
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${header}.${payload}`),
  )
  assert.ok(isSigned)
})
