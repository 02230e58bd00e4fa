import assert from 'node:assert/strict'
import { it } from 'node:test'
import { undocumentedNames } from './undocumented-names.ts'

it('finds the names that packages do not document', () => {
  const text =
    "import { UNSAFE_mapRouteProperties, unstable_x, Link } from 'react-router'\nwindow.__reactRouterContext"
  assert.deepEqual(undocumentedNames([{ path: 'web/head.ts', text }]), [
    'web/head.ts uses UNSAFE_mapRouteProperties',
    'web/head.ts uses unstable_x',
    'web/head.ts uses __reactRouterContext',
  ])
  assert.deepEqual(undocumentedNames([{ path: 'web/head.ts', text: 'const isUnstable_ = true' }]), [])
})
