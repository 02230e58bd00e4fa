import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { folderCycles } from './folder-cycles.ts'

/** Each line is a file and what it imports. */
function cyclesIn(...lines: string[]): string[] {
  return folderCycles(
    lines.map((line) => {
      const [path = '', ...imports] = line.split(' ')
      return { path, imports }
    }),
  )
}

describe('folders that import each other are refused', () => {
  it('beside each other', () => {
    assert.deepEqual(cyclesIn('identity/a/one.ts ../b/one.ts', 'identity/b/two.ts ../a/two.ts'), [
      'identity/a (identity/a/one.ts imports identity/b/one.ts) → identity/b (identity/b/two.ts imports identity/a/two.ts) → identity/a: folders import each other',
    ])
    assert.deepEqual(
      cyclesIn('identity/a/one.ts ../b/one.ts', 'identity/c/one.ts ../b/one.ts ../a/one.ts'),
      [],
    )
  })

  it('whatever the depth and name by which a file in them is imported', () => {
    const found = cyclesIn('identity/a/x/one.ts #identity/b/one.ts', 'identity/b/two.ts ../a/y/two.ts')
    assert.deepEqual(found.length, 1)
  })

  it('through others, once for each group', () => {
    const ring = ['day/a/1.ts ../b/1.ts', 'day/b/1.ts ../c/1.ts', 'day/c/1.ts ../a/1.ts']
    assert.deepEqual(cyclesIn(...ring), [
      'day/a (day/a/1.ts imports day/b/1.ts) → day/b (day/b/1.ts imports day/c/1.ts) → day/c (day/c/1.ts imports day/a/1.ts) → day/a: folders import each other',
    ])
    assert.equal(cyclesIn(...ring, 'guide/a/1.ts ../b/1.ts', 'guide/b/1.ts ../a/1.ts').length, 2)
  })

  it('as a folder and its subfolder', () => {
    const down = 'day/a/1.ts ./sub/1.ts'
    assert.equal(cyclesIn(down, 'day/a/sub/1.ts ../2.ts').length, 1)
    assert.equal(cyclesIn(down, 'day/a/sub/1.ts ../other/1.ts', 'day/a/other/1.ts ../2.ts').length, 1)
    assert.deepEqual(cyclesIn(down, 'day/a/sub/1.ts ../other/1.ts'), [])
  })

  it('but a room and its folders may', () => {
    assert.deepEqual(cyclesIn('day/1.ts ./a/1.ts', 'day/a/1.ts ../2.ts'), [])
  })

  it('and so may tests', () => {
    assert.deepEqual(cyclesIn('day/a/1.ts ../b/1.ts', 'day/b/1.test.ts ../a/1.ts'), [])
    assert.deepEqual(cyclesIn('day/a/1.ts ../b/1.ts', 'day/b/testing/1.ts ../../a/1.ts'), [])
  })
})
