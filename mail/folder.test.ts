import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import type { Mail } from '#identity/mails/mail.ts'
import { mailForEachTest } from './testing/open-mail.ts'

const mail: Mail = {
  to: 'lakshmi@example.com',
  subject: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್',
  language: 'kn',
  text: 'ಈ ಪುಟವನ್ನು ತೆರೆಯಿರಿ: https://visit.example/action?oobCode=c0de',
  html: '<p>ಈ ಪುಟವನ್ನು ತೆರೆಯಿರಿ: <a href="https://visit.example/action?oobCode=c0de">ಪುಟ</a></p>',
}

const { open: openAt, dataDir, waiting } = mailForEachTest()

describe('without a mail server', { timeout: 30_000 }, () => {
  const outbox = () => join(dataDir(), 'outbox')
  const from = { name: 'Travel Visit', address: 'noreply@visit.example' }
  const open = () => openAt(undefined)

  it('mails go away once none of their links works, and nothing else does', async () => {
    mkdirSync(outbox(), { recursive: true })
    const daysAgo = (days: number) =>
      new Date(Date.now() - days * 86_400_000).toISOString().replaceAll(/[-:.]/g, '')
    const young = `${daysAgo(30)}-000000-0123abcd.eml`
    const others = ['19990101T000000000Z.eml', 'notes.txt', '19990101']
    const old = [`${daysAgo(32)}-000000-0123abcd.eml`, `${daysAgo(40)}-000001-0123abcd.part`]
    for (const name of [young, ...others, ...old]) writeFileSync(join(outbox(), name), '')
    const { send, close } = open()
    await send(mail)
    await close()
    const left = readdirSync(outbox())
    assert.equal(left.length, 1 + 1 + others.length)
    for (const name of [young, ...others]) assert.ok(left.includes(name), name)
  })

  it('the log says once where mails are', async () => {
    const { send, close, log } = open()
    for (let count = 1; count <= 3; count++) await send(mail)
    await close()
    assert.deepEqual(log.lines, [
      `warn: Mails are not sent but written into ${outbox()}, as SMTP_URL is not set`,
    ])
  })

  it('each mail is a file that mail programs read', async () => {
    const { send, close } = open()
    await send(mail)
    await close()
    const [name, ...others] = readdirSync(outbox())
    assert.deepEqual(others, [])
    assert.match(name ?? '', /^\d{8}T\d{9}Z-\d{6}-[0-9a-f]{8}\.eml$/)
    const content = readFileSync(join(outbox(), name ?? ''))
    // RFC 5322, 2.1: CR and LF only together.
    assert.doesNotMatch(content.toString('latin1'), /[^\r]\n|\r[^\n]/)
    const email = await PostalMime.parse(content)
    assert.equal(email.subject, mail.subject)
    assert.equal(email.text?.trimEnd(), mail.text)
    assert.equal(email.html?.trimEnd(), mail.html)
    assert.deepEqual(email.from, from)
    assert.deepEqual(email.to, [{ name: '', address: mail.to }])
  })

  it('a link can be copied from the file as it stands, however long', async () => {
    const link = `https://visit.example/action?mode=resetPassword&oobCode=${'c0de'.repeat(40)}&lang=kn`
    const text = `ಈ ಪುಟವನ್ನು ತೆರೆಯಿರಿ:\n${link}\n\nTravel Visit\n`
    const { send, close } = open()
    await send({ ...mail, text })
    await close()
    const [name] = readdirSync(outbox())
    const content = readFileSync(join(outbox(), name ?? ''))
    assert.ok(content.toString().includes(`\r\n\r\n${text.replaceAll('\n', '\r\n')}`))
    assert.equal((await PostalMime.parse(content)).text?.trimEnd(), text.trimEnd())
  })

  it('only its own user reads them', async () => {
    mkdirSync(outbox(), { recursive: true, mode: 0o755 })
    const { send, close } = open()
    await send(mail)
    await close()
    assert.equal(statSync(outbox()).mode & 0o777, 0o700)
    for (const name of readdirSync(outbox())) {
      assert.equal(statSync(join(outbox(), name)).mode & 0o777, 0o600)
    }
  })

  it('their names sort as they were sent', async () => {
    const subjects = Array.from({ length: 30 }, (_, number) => `Mail ${number}`)
    // A restart resets the counter.
    for (const some of [subjects.slice(0, 10), subjects.slice(10)]) {
      const { send, close } = open()
      for (const subject of some) {
        await send({ ...mail, subject })
        // Names of files order mails by the millisecond.
        await wait(2)
      }
      while ((await waiting()).length > 0) await wait(10)
      await close()
    }
    const emails = readdirSync(outbox())
      .sort()
      .map((name) => PostalMime.parse(readFileSync(join(outbox(), name))))
    assert.deepEqual(
      (await Promise.all(emails)).map(({ subject }) => subject),
      subjects,
    )
  })

  it('one that cannot be written waits, which is told in one line without what is in it', async () => {
    const { send, log } = open()
    rmSync(outbox(), { recursive: true })
    writeFileSync(outbox(), '')
    await send(mail)
    await log.untilWritten(2)
    assert.deepEqual(log.lines.slice(1), ['warn: A mail waits and will be tried again: ENOTDIR'])
    rmSync(outbox())
    mkdirSync(outbox())
    while ((await waiting()).length > 0) await wait(10)
    assert.equal(readdirSync(outbox()).length, 1)
  })

  it('line breaks in an address write nothing', async () => {
    const { send, close, log } = open()
    await send({ ...mail, to: 'lakshmi@example.com\r\nBcc: thief@example.org' })
    await close()
    assert.deepEqual(readdirSync(outbox()), [])
    assert.match(log.lines[1] ?? '', /^error: A mail to somebody at \S+ was not delivered: EENVELOPE$/)
    assert.deepEqual(await waiting(), [])
  })
})
