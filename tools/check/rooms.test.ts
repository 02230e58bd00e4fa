import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { importsIn, problemsOf } from './rooms.ts'

describe('the rooms', () => {
  it('are imported in one direction', () => {
    const imports = ['#database/open.ts', '#web/root.tsx']
    assert.deepEqual(problemsOf([{ path: 'identity/accounts.ts', imports }]), [
      'identity/accounts.ts: identity/ does not import web/',
    ])
  })

  it('may let others import a single file', () => {
    const imports = ['#web/site-format.ts', '#web/root.tsx']
    assert.deepEqual(problemsOf([{ path: 'server/site/site.ts', imports }]), [
      'server/site/site.ts: server/ does not import web/',
    ])
  })

  it('are imported by their names', () => {
    assert.deepEqual(
      problemsOf([
        { path: 'web/list/order.ts', imports: ['./near.ts', './drawn/map.ts', '../../guide/order.ts'] },
        { path: 'web/list/near.ts', imports: ['./../map/map.ts'] },
      ]),
      [
        'web/list/order.ts: another folder is imported by its name, #guide/order.ts',
        'web/list/near.ts: another folder is imported by its name, #web/map/map.ts',
      ],
    )
  })

  it('keep out what they do without', () => {
    const imports = ['zod', 'node:fs', 'react']
    assert.deepEqual(problemsOf([{ path: 'web/list/order.ts', imports }]), [
      'web/list/order.ts: web/ keeps out zod',
      'web/list/order.ts: web/ keeps out node:fs',
    ])
    assert.deepEqual(problemsOf([{ path: 'web/list/order.test.ts', imports }]), [])
  })

  it('have folders of twenty source files at the most', () => {
    const filled = (count: number, ending: string) =>
      Array.from({ length: count }, (_, index) => ({ path: `guide/${index}${ending}`, imports: [] }))
    assert.deepEqual(problemsOf([...filled(20, '.ts'), ...filled(5, '.test.ts')]), [])
    assert.deepEqual(problemsOf(filled(21, '.ts')), ['guide/ holds 21 source files, more than 20'])
  })
})

it('imports are read from a source, types and what is loaded later among them', () => {
  const source = `
import './styles.css'
import { a } from './a.ts'
import type { B } from '#guide/b.ts'
import {
  c,
  d,
} from "../c.ts"
export { e } from './e.ts'
const later = () => import('./later.ts')
const text = "from './nowhere.ts'"
`
  const found = ['./styles.css', './a.ts', '#guide/b.ts', './e.ts', './later.ts']
  assert.deepEqual(importsIn(source.replace('"../c.ts"', "'../c.ts'")), [
    ...found.slice(0, 3),
    '../c.ts',
    ...found.slice(3),
  ])
})
