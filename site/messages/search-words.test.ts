import assert from 'node:assert/strict'
import { it } from 'node:test'
import { lackingSearchWords } from './search-words.ts'

it('names what the search lacks in a language, its months and the names of temples among it', () => {
  const lacking = lackingSearchWords('ml')
  for (const one of ['temple tirumala', 'intent hours', 'answer tickets', 'month ഡിസംബർ'])
    assert.ok(lacking.includes(one), one)
  const inHindi = lackingSearchWords('hi')
  assert.ok(!inHindi.includes('temple tirumala') && !inHindi.includes('month दिसंबर'))
})
