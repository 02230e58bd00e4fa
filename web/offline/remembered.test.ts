import assert from 'node:assert/strict'
import { it } from 'node:test'
import { remembered } from './remembered.ts'

it('an answer is remembered until it is no longer true, a failure never', async () => {
  const answers: (number | Error)[] = [new Error('No storage'), new Error('No storage'), 1, 2]
  const { read, forget } = remembered(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  await Promise.all([read(), read()].map((reading) => assert.rejects(reading)))
  await assert.rejects(read())
  assert.deepEqual([await read(), await read()], [1, 1])
  forget()
  assert.equal(await read(), 2)
})
