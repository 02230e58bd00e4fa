import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { newPostgresDatabase } from '#database/testing.ts'
import { freePort } from '#tools/test/free-port.ts'
import { serveApi } from './serve-api.ts'

describe('npm run dev', () => {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-dev-'))
  let postgres: Awaited<ReturnType<typeof newPostgresDatabase>> | undefined
  let vite: ViteDevServer
  let address: string
  before(async () => {
    const server = process.env.TEST_DATABASE_URL
    if (server) postgres = await newPostgresDatabase(server)
    const port = String(await freePort())
    address = `http://localhost:${port}`
    // The server is seen from other machines, and has no data folder yet, as in a new checkout.
    const environment = { DATA_DIR: join(folder, 'data'), HOST: '0.0.0.0', PORT: port }
    vite = await createServer({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [serveApi({ ...environment, DATABASE_URL: postgres?.url }), pagesOfVite()],
    })
    await vite.listen()
  })
  after(async () => {
    await vite.close()
    await postgres?.remove()
    rmSync(folder, { recursive: true })
  })

  it('has an issuer that a browser can open', async () => {
    const response = await fetch(`${address}/.well-known/openid-configuration`)
    assert.equal((await response.json()).issuer, address)
  })

  for (const path of [
    '/healthz',
    '/readyz',
    '/__/firebase/init.json',
    '/v1/projects?key=any',
    '/v2/passwordPolicy?key=any',
    '/.well-known/jwks.json',
  ]) {
    it(`answers ${path} as the server does`, async () => {
      const response = await fetch(`${address}${path}`)
      assert.equal(response.status, 200)
      assert.notEqual(await response.text(), 'a page')
    })
  }

  it('takes what is posted', async () => {
    const response = await fetch(`${address}/v1/accounts:signUp?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'lakshmi@example.com', password: 'hill and lamp' }),
    })
    assert.equal(response.status, 200)
  })

  for (const method of ['GET', 'POST']) {
    it(`leaves whatever else is asked for to Vite, by ${method}`, async () => {
      const response = await fetch(`${address}/temples`, {
        method,
        ...(method === 'POST' && { body: 'lamp' }),
      })
      assert.equal(await response.text(), method === 'POST' ? 'a page: lamp' : 'a page')
    })
  }
})

function pagesOfVite(): Plugin {
  return {
    name: 'pages-of-vite',
    configureServer({ middlewares }) {
      middlewares.use(async (incoming, outgoing) => {
        const sent = await text(incoming)
        outgoing.end(sent === '' ? 'a page' : `a page: ${sent}`)
      })
    },
  }
}
