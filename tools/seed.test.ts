import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { removeData, startTestServer } from '#tests/support/server.ts'
import { freePort } from './test/free-port.ts'

describe('npm run seed', () => {
  it('gives the server of the same settings an account and a day, twice over too', async () => {
    const port = await freePort()
    const settings = { PORT: String(port), PUBLIC_URL: 'https://visit.example' }
    const server = await startTestServer(settings)
    try {
      for (const _ of ['first', 'second']) {
        const { code, stdout, stderr } = await seed(settings)
        assert.deepEqual([code, stderr], [0, ''])
        assert.match(stdout, /^Log in at https:\/\/visit\.example\/login as pilgrim@example\.com /)
      }
      const days = await savedKeys(`http://127.0.0.1:${port}`)
      assert.deepEqual(
        days.filter((key) => key.startsWith('day/')),
        ['day/seed'],
      )
    } finally {
      await server.stop()
      removeData(server)
    }
  })

  it('says what to do where no server answers, or its settings do not say where it listens', async () => {
    const port = await freePort()
    const silent = await seed({ PORT: String(port) })
    assert.deepEqual([silent.code, silent.stdout], [1, ''])
    assert.match(silent.stderr, new RegExp(`^Nothing answers at http://127\\.0\\.0\\.1:${port}\\.`))
    const hosted = '{"apiKey":"key","projectId":"hosted"}'
    for (const [settings, args, problem] of [
      [{ PORT: '0' }, [], /^PORT=0/],
      [{ PORT: 'x' }, [], /^PORT: /],
      [{ FIREBASE_CONFIG: hosted }, [], /^The accounts are in the hosted project/],
      [{}, ['localhost:8080'], /^localhost:8080 is no address/],
      [{}, ['http://a.example', 'http://b.example'], /^Give one ADDRESS/],
    ] as const) {
      const { code, stdout, stderr } = await seed(settings, args)
      assert.deepEqual([code, stdout], [2, ''])
      assert.match(stderr, problem)
    }
  })
})

async function seed(environment: Record<string, string>, args: readonly string[] = []) {
  const command = spawn(process.execPath, [join(import.meta.dirname, 'seed.ts'), ...args], {
    env: { PATH: process.env.PATH, ...environment },
  })
  const output = Promise.all([text(command.stdout), text(command.stderr)])
  const [code] = await once(command, 'exit')
  const [stdout, stderr] = await output
  return { code, stdout, stderr }
}

async function savedKeys(address: string): Promise<string[]> {
  const signedIn = await fetch(`${address}/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'pilgrim@example.com', password: 'seven hills at dawn' }),
  })
  const { idToken } = await signedIn.json()
  const saved = await fetch(`${address}/api/visits`, { headers: { authorization: `Bearer ${idToken}` } })
  return Object.keys((await saved.json()).entries)
}
