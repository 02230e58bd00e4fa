import assert from 'node:assert/strict'
import { it } from 'node:test'
import { commonsThumbnail } from './commons.ts'

it('finds the smaller copy of a photograph beside its original', () => {
  assert.equal(
    commonsThumbnail(
      'https://upload.wikimedia.org/wikipedia/commons/5/56/Srikalahasti_temple_and_Hill.jpg',
      500,
    ),
    'https://upload.wikimedia.org/wikipedia/commons/thumb/5/56/Srikalahasti_temple_and_Hill.jpg/500px-Srikalahasti_temple_and_Hill.jpg',
  )
})
