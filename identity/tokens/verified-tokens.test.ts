import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openVerifiedTokens } from './verified-tokens.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

describe('the cache of verified tokens', () => {
  it('takes little memory, however long and many they are', () => {
    const tokens = openVerifiedTokens()
    const before = heapMb()
    for (let index = 0; index < 12_000; index += 1) {
      const claims = { sub: `account ${index}`, sid: `session ${index}`, exp: index }
      tokens.add(tokenOf(index), claims)
    }
    const grown = heapMb() - before
    assert.ok(grown < 16, `${grown} MB`)
    assert.equal(tokens.find(tokenOf(11_999))?.sub, 'account 11999')
    assert.equal(tokens.find(tokenOf(0)), undefined)
  })
})

/** In one piece, like a request's text; a concatenated string would not be. */
function tokenOf(index: number): string {
  return Buffer.from(String(index).padStart(10_000, 'x')).toString()
}

function heapMb(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}
