import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guide } from '#guide/guide.ts'
import { firstSentence } from './first-sentence.server.ts'

const { goodToKnow } = guide

test('every answer begins with a whole sentence, and loses nothing', () => {
  for (const { id, answer } of goodToKnow) {
    const [lead, rest] = firstSentence(answer.value, 'en')
    assert.equal(lead + rest, answer.value)
    assert.match(lead, /[.!?]\)?\s*$/, `${id}: ${lead}`)
    assert.doesNotMatch(lead, /\b(Rs|No|St|Dr|Sri|a\.m|p\.m)\.\s*$/, `${id}: ${lead}`)
    assert.equal(lead.split('(').length, lead.split(')').length, `${id}: ${lead}`)
  }
})

test('"Yes." and the danda of Hindi', () => {
  assert.deepEqual(firstSentence('Yes. They run all day. Ask.', 'en'), ['Yes. They run all day. ', 'Ask.'])
  assert.deepEqual(firstSentence('लाइन मुफ़्त है। पहले टोकन लें।', 'hi'), ['लाइन मुफ़्त है। ', 'पहले टोकन लें।'])
})
