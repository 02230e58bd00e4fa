import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { messageOf } from './message.ts'
import { assertDiscreet, mail, mailForEachTest, plain } from './testing/open-mail.ts'
import { refusal } from './testing/smtp-server.ts'

const dayMs = 24 * 60 * 60 * 1000
const from = { name: 'Travel Visit', address: 'noreply@visit.example' }

describe('mails that an earlier version left in a folder', { timeout: 30_000 }, () => {
  const { startServer, openTo, dataDir } = mailForEachTest()

  const leave = (name: string, to: string, ageMs: number) => {
    const folder = join(dataDir(), 'waiting')
    mkdirSync(folder, { recursive: true })
    const left = {
      to,
      message: messageOf({ ...mail, to }, { id: name, from }),
      composedAt: Date.now() - ageMs,
    }
    writeFileSync(join(folder, name), JSON.stringify(left))
    return folder
  }

  it('are delivered if they are of the last day, and leave no link behind', async () => {
    const server = await startServer()
    const folder = leave('a.json', mail.to, 60_000)
    leave('b.json', 'late@example.com', dayMs + 60_000)
    writeFileSync(join(folder, 'c.json.part'), '{"to":"cut')
    const { log, close } = openTo(server)
    await close()
    assert.deepEqual(
      server.arrivals.map(({ to }) => to[0]),
      [mail.to],
    )
    assert.equal(existsSync(folder), false)
    assert.deepEqual(log.lines, [
      'error: A mail from the folder waiting/ was not delivered: it has waited for more than a day',
      'error: A mail from the folder waiting/ was not delivered: its file is incomplete',
    ])
  })

  it('are tried again at the next start if the server cannot take them yet', async () => {
    let isReady = false
    const server = await startServer({
      ...plain,
      onRcptTo: (_address, _session, done) => done(isReady ? null : refusal(451, '4.4.3 no DNS')),
    })
    const folder = leave('a.json', mail.to, 60_000)
    const first = openTo(server)
    await first.close()
    assert.deepEqual(readdirSync(folder), ['a.json'])
    assert.deepEqual(first.log.lines, ['warn: Mails wait in the folder waiting/ for the next start: 1'])
    assertDiscreet(first.log)
    isReady = true
    await openTo(server).close()
    assert.equal(server.arrivals.length, 1)
    assert.equal(existsSync(folder), false)
  })
})
