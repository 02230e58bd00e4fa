import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'node:test'
import type { SMTPServerOptions } from 'smtp-server'
import type { Mail } from '#identity/mails/mail.ts'
import { type OpenMail, openMail } from '../open.ts'
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

type Changes = Partial<Parameters<typeof openMail>[0]>

/** For each test a data folder of its own; what the test starts is closed after it. */
export function mailForEachTest() {
  const closers: (() => Promise<void>)[] = []
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-mail-'))
  })
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
    rmSync(dataDir, { recursive: true })
  })

  async function startServer(options?: SMTPServerOptions, port?: number): Promise<TestSmtpServer> {
    const server = await startSmtpServer(options, port)
    closers.push(server.close)
    return server
  }

  function open(smtpUrl: string, changes: Changes = {}): OpenMail & { log: TestLog } {
    const log = openTestLog()
    const opened = openMail({
      smtpUrl,
      mailFrom: { name: 'Travel Visit', address: 'noreply@visit.example' },
      dataDir,
      log,
      pausesMs: [1, 1, 1],
      ...changes,
    })
    closers.unshift(opened.close)
    return { ...opened, log }
  }

  return {
    startServer,
    open,
    openTo: ({ port }: { port: number }, changes: Changes = {}) => open(`smtp://localhost:${port}`, changes),
    /** Mails kept for the next start. */
    waitingFiles(): string[] {
      const folder = join(dataDir, 'waiting')
      return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
    },
  }
}

/** Asserts that nothing private to the recipient is logged. */
export function assertDiscreet({ lines }: TestLog): void {
  for (const line of lines) assert.doesNotMatch(line, /lakshmi|c0de|visit\.example|\n/, line)
}
