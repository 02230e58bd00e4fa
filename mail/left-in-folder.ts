import { existsSync } from 'node:fs'
import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Delivery } from './delivery.ts'
import { type Failure, failureReason, isFinal } from './failure.ts'
import type { MailLog } from './log.ts'

/** As those versions did. */
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
    const problem = await tryOnce(await readFile(file, 'utf8'), delivery, now)
    if (problem === 'later') {
      waiting += 1
      continue
    }
    await rm(file)
    if (problem) log.error(`A mail from the folder waiting/ was not delivered: ${problem}`)
  }
  if (waiting > 0) log.warn(`Mails wait in the folder waiting/ for the next start: ${waiting}`)
  else await rmdir(folder)
}

async function tryOnce(content: string, delivery: Delivery, now: number): Promise<string | undefined> {
  try {
    const { message, composedAt } = JSON.parse(content) as { message: SendMailOptions; composedAt: number }
    if (now - composedAt > longestLeftMs) return 'it has waited for more than a day'
    await delivery.deliver(message)
    return undefined
  } catch (error) {
    if (error instanceof SyntaxError) return 'its file is incomplete'
    return isFinal(error as Failure) ? failureReason(error as Failure) : 'later'
  }
}
