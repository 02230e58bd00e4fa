import assert from 'node:assert/strict'
import { it } from 'node:test'
import { mayImport } from '#tools/check/rooms.ts'
import { ingredients } from './build-site.ts'

it('builds the site anew when any room changes that pages import', () => {
  const isWatched = (path: string) => ingredients.some((one) => path === one || path.startsWith(`${one}/`))
  assert.deepEqual(
    mayImport.web.filter((path) => !isWatched(path)),
    [],
  )
})
