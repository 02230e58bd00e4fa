import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Delivery } from './delivery.ts'

/** Writes each mail into a folder, as a file that mail programs open. The links in it are for its user's eyes alone. */
export function openOutbox(folder: string): Delivery {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  let written = 0
  return {
    async deliver(message) {
      const name = fileName(new Date(), written++)
      const { message: content } = await composer.sendMail(message)
      // Under its name a file is whole.
      const unfinished = join(folder, `${name}.part`)
      try {
        await writeFile(unfinished, content, { flag: 'wx', mode: 0o600 })
        await rename(unfinished, join(folder, `${name}.eml`))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    close: () => composer.close(),
  }
}

/** Sorts by time, and within a millisecond by number; two processes may share the folder. */
function fileName(now: Date, count: number): string {
  const time = now.toISOString().replaceAll(/[-:.]/g, '')
  return `${time}-${String(count).padStart(6, '0')}-${randomUUID().slice(0, 8)}`
}
