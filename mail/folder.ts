import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Delivery } from './delivery.ts'

const hourMs = 60 * 60 * 1000

/** The longest-lived links work for thirty days. */
const keptMs = 31 * 24 * hourMs

export function openFolder(folder: string): Delivery {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  chmodSync(folder, 0o700)
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  let written = 0
  let removedAt = 0
  return {
    async deliver(message) {
      const now = new Date()
      const name = fileName(now, written++)
      const { message: content } = await composer.sendMail(legible(message))
      const unfinished = join(folder, `${name}.part`)
      try {
        await writeFile(unfinished, content, { flag: 'wx', mode: 0o600 })
        await rename(unfinished, join(folder, `${name}.eml`))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      if (now.getTime() - removedAt < hourMs) return
      removedAt = now.getTime()
      await removeOlder(folder, new Date(now.getTime() - keptMs))
    },
    close: () => composer.close(),
  }
}

/** Encoding would wrap links, which are copied from the file. */
function legible({ text, headers, ...message }: SendMailOptions): SendMailOptions {
  if (typeof text !== 'string') return { text, headers, ...message }
  const head = 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit'
  return {
    ...message,
    headers: { ...headers, 'Content-Transfer-Encoding': '8bit' },
    text: { raw: `${head}\n\n${text}`.replaceAll('\n', '\r\n') },
  }
}

const ourFileName = /^\d{8}T\d{9}Z-\d{6,}-[0-9a-f]{8}(\.eml|\.part)$/

async function removeOlder(folder: string, time: Date): Promise<void> {
  const oldest = timeName(time)
  const names = (await readdir(folder)).filter((name) => ourFileName.test(name) && name < oldest)
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
}

function timeName(time: Date): string {
  return time.toISOString().replaceAll(/[-:.]/g, '')
}

function fileName(now: Date, count: number): string {
  return `${timeName(now)}-${String(count).padStart(6, '0')}-${randomUUID().slice(0, 8)}`
}
