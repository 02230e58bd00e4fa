import { existsSync } from 'node:fs'
import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Delivery } from './delivery.ts'
import { type Failure, failureReason, isFinal } from './failure.ts'
import type { MailLog } from './log.ts'

/** Earlier versions gave up a mail after a day, too. */
const longestLeftMs = 24 * 60 * 60 * 1000

/**
 * Versions from before 26 November 2026 stopped with undelivered mails in a folder, which only they read, and which
 * would keep their links for ever. This file may go at the end of 2027.
 */
export async function deliverLeft(
  folder: string,
  { delivery, log, now }: { delivery: Delivery; log: MailLog; now: number },
): Promise<void> {
  if (!existsSync(folder)) return
  let waiting = 0
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const content = await readFile(file, 'utf8').catch(() => undefined)
    // Another process has delivered it.
    if (content === undefined) continue
    const result = await tryOnce(content, delivery, now)
    if (result === 'later') {
      waiting += 1
      continue
    }
    await rm(file, { force: true })
    if (result !== 'delivered')
      log.error(`A mail from the folder waiting/ was not delivered: ${result.problem}`)
  }
  if (waiting > 0) log.warn(`Mails wait in the folder waiting/ for the next start: ${waiting}`)
  else await rmdir(folder).catch(() => {})
}

type Result = 'delivered' | 'later' | { problem: string }

async function tryOnce(content: string, delivery: Delivery, now: number): Promise<Result> {
  try {
    const { message, composedAt } = JSON.parse(content) as { message: SendMailOptions; composedAt: number }
    if (now - composedAt > longestLeftMs) return { problem: 'it has waited for more than a day' }
    await delivery.deliver(message)
    return 'delivered'
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: 'its file is incomplete' }
    return isFinal(error as Failure) ? { problem: failureReason(error as Failure) } : 'later'
  }
}
