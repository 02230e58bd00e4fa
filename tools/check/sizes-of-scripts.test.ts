import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sizesOfScripts } from './sizes-of-scripts.ts'

const problemsIn = (text: string) => sizesOfScripts([{ path: 'web/list/list.css', text }])

it('no language has letters of its own size on a screen', () => {
  assert.deepEqual(problemsIn('a:lang(ta) {\n  gap: 0;\n  font-size: var(--text-fine);\n}'), [
    'web/list/list.css:3: font-size: var(--text-fine) holds for some languages only',
  ])
  for (const text of [
    '@media (width < 20rem) { p { margin: 0 } a:not(:lang(en)) span { font: 700 var(--text-small) / 1 serif } }',
    ':root:lang(te, kn) { --text-fine: 0.75rem }',
    'a:lang(ta),\nb { font-size: min(var(--text), 7vw); }',
  ])
    assert.equal(problemsIn(text).length, 1, text)
})

it('room, and sizes on paper, may depend on the language', () => {
  assert.deepEqual(problemsIn('a:lang(ta) { padding: 0; --leading: 1.8; font-variant: small-caps; }'), [])
  assert.deepEqual(problemsIn('a:lang(ta) { gap: 0 } b { font-size: var(--text) }'), [])
  assert.deepEqual(problemsIn('@media print { a:lang(ta) { font-size: 9pt } }'), [])
})
