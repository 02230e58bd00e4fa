import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Hono } from 'hono'
import { emptyDatabase } from '#database/testing.ts'
import { openRoutes } from './routes.ts'
import { readSettings } from './settings.ts'

const hosted = JSON.stringify({ apiKey: 'a', projectId: 'p', authDomain: 'p.firebaseapp.com', appId: 'a' })

for (const [whose, environment] of Object.entries({
  'of our own': {},
  hosted: { FIREBASE_CONFIG: hosted },
})) {
  it(`leads password managers to the page that changes a password, accounts being ${whose}`, async () => {
    const { database, remove } = await emptyDatabase()
    const result = readSettings(environment)
    assert.ok('settings' in result, JSON.stringify(result))
    const routes = await openRoutes(result.settings, {
      address: 'http://127.0.0.1:8080',
      database,
      identity: result.settings.hostedProject ? undefined : {},
      isStopping: () => false,
      pages: new Hono(),
    })
    const answer = await routes.request('/.well-known/change-password')
    assert.deepEqual([answer.status, answer.headers.get('location')], [302, '/account'])
    await database.destroy()
    await remove()
  })
}
