import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'node:test'
import type { SMTPServerOptions } from 'smtp-server'
import type { Database } from '#database/open.ts'
import { emptyDatabase } from '#database/testing.ts'
import type { Mail } from '#identity/mails/mail.ts'
import { type MailRank, mailRank } from '#identity/mails/rank.ts'
import { type OpenMail, openMail } from '#mail/open.ts'
import { openTestLog, type TestLog } from './log.ts'
import { startSmtpServer, type TestSmtpServer } from './smtp-server.ts'

export const link = 'https://visit.example/action?mode=resetPassword&oobCode=c0de'
export const mail: Mail = {
  to: 'lakshmi@example.com',
  subject: 'Travel Visit కోసం కొత్త పాస్‌వర్డ్‌ను ఎంచుకోండి',
  language: 'te',
  text: `ఈ పేజీని తెరవండి:\n${link}`,
  html: `<p lang="te">ఈ పేజీని తెరవండి: <a href="${link}">${link}</a></p>`,
}

export const plain = { disabledCommands: ['AUTH', 'STARTTLS'] }

type Options = Parameters<typeof openMail>[0]
type Changes = Partial<Omit<Options, 'smtpUrl'>>
type Queued = { rank?: MailRank; turn?: number; expiresInMs?: number }

type TestMail = OpenMail & { log: TestLog; send: (mail: Mail, queued?: Queued) => Promise<void> }

/** For each test a data folder and a database of its own; what the test starts is closed after it. */
export function mailForEachTest() {
  const closers: (() => Promise<void>)[] = []
  let dataDir: string
  let database: Database
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-mail-'))
    const empty = await emptyDatabase()
    database = empty.database
    closers.push(async () => {
      await database.destroy()
      await empty.remove()
      rmSync(dataDir, { recursive: true })
    })
  })
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
  })

  async function startServer(options?: SMTPServerOptions, port?: number): Promise<TestSmtpServer> {
    const server = await startSmtpServer(options, port)
    closers.unshift(server.close)
    return server
  }

  /** Queues whole mails in place of the facts of one, so that a test can send anything. */
  function open(smtpUrl: string | undefined, changes: Changes = {}): TestMail {
    const log = openTestLog()
    const opened = openMail({
      database,
      smtpUrl,
      smtpName: 'www.visit.example',
      mailFrom: { name: 'Travel Visit', address: 'noreply@visit.example' },
      dataDir,
      log,
      compose: (facts) => JSON.parse(facts) as Mail,
      pausesMs: [1],
      pollMs: 20,
      ...changes,
    })
    closers.unshift(opened.close)
    return {
      ...opened,
      log,
      async send(mail, queued) {
        await insertMail(database, mail, queued)
        opened.nudge()
      },
    }
  }

  return {
    startServer,
    open,
    openTo: ({ port }: { port: number }, changes: Changes = {}) => open(`smtp://localhost:${port}`, changes),
    dataDir: () => dataDir,
    waiting: () => database.selectFrom('mails').selectAll().orderBy('id').execute(),
    passSeconds: (seconds: number) =>
      database
        .updateTable('mails')
        .set(({ eb }) => ({
          due_at: eb('due_at', '-', seconds * 1000),
          expires_at: eb('expires_at', '-', seconds * 1000),
        }))
        .execute(),
  }
}

async function insertMail(
  database: Database,
  mail: Mail,
  { rank = mailRank.wayBack, turn = 0, expiresInMs = 86_400_000 }: Queued = {},
): Promise<void> {
  const now = Date.now()
  await database
    .insertInto('mails')
    .values({
      id: randomUUID(),
      rank,
      lane: 'a mailbox',
      turn,
      in_line: 1,
      facts: JSON.stringify(mail),
      created_at: now,
      expires_at: now + expiresInMs,
      due_at: now,
      tries: 0,
      failure: null,
    })
    .execute()
}

/** Asserts that nothing private to the recipient is logged. */
export function assertDiscreet({ lines }: TestLog): void {
  for (const line of lines) assert.doesNotMatch(line, /lakshmi|c0de|visit\.example|\n/, line)
}
