import assert from 'node:assert/strict'
import { it } from 'node:test'
import { strayTypeSizes } from './type-sizes.ts'

function problemsIn(text: string, path = 'web/list/list.css'): string[] {
  return strayTypeSizes([{ path, text }])
}

it('sizes of letters are those of the tokens', () => {
  assert.deepEqual(problemsIn('a {\n  font-size: 0.875rem;\n}'), [
    'web/list/list.css:2: font-size: 0.875rem is not one of the sizes of web/styles/tokens.css',
  ])
  for (const size of ['1.1em', '15px', 'min(1rem, 5vw)', 'clamp(1rem, 2vw, 2rem)', 'larger'])
    assert.equal(problemsIn(`a { font-size: ${size} }`).length, 1, size)
  assert.equal(problemsIn('a { font: 700 18px / 1.3 var(--font-text); }').length, 1)
  for (const size of ['var(--text-small)', 'min(var(--text), 8vw)', 'min(1em, 8vw)', 'inherit'])
    assert.deepEqual(problemsIn(`a { font-size: ${size}; }`), [], size)
  assert.deepEqual(problemsIn('a { font: 700 var(--text-small) / 1.3 var(--font-text); }'), [])
  assert.deepEqual(problemsIn('a { --font-size: 3px; font-variant: small-caps; font: inherit; }'), [])
})

it('paper has sizes of its own, and the lines after it are still counted', () => {
  const paper = '@media print {\n  a { font-size: 9pt; }\n}\n'
  assert.deepEqual(problemsIn(paper), [])
  assert.deepEqual(problemsIn(`${paper}b { font-size: 9pt; }`), [
    'web/list/list.css:4: font-size: 9pt is not one of the sizes of web/styles/tokens.css',
  ])
})
