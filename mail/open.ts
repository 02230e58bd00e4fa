import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { SendMail } from '#identity/mail.ts'

/** Writes each message as a file that mail programs open, into `outbox/` in the data folder. */
export function openOutbox({ dataDir, from }: { dataDir: string; from: string }): SendMail {
  const folder = join(dataDir, 'outbox')
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return (mail) => {
    void composer.sendMail({ ...mail, from }).then(({ message }) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeFileSync(join(folder, `${Date.now()}-${randomUUID()}.eml`), message as Buffer)
    })
  }
}
