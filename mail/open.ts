import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import type { Database } from '#database/open.ts'
import type { Mail } from '#identity/mails/mail.ts'
import { type MailFacts, mailFor } from '#identity/mails/mail-for.ts'
import { mailRank } from '#identity/mails/rank.ts'
import { databaseTime } from './database-time.ts'
import type { Delivery } from './delivery.ts'
import { type Failure, failureReason, isFinal } from './failure.ts'
import { openFolder } from './folder.ts'
import { deliverLeft } from './left-in-folder.ts'
import type { MailLog } from './log.ts'
import { domainNameOf, messageOf } from './message.ts'
import type { Sender } from './sender.ts'
import { openSmtp } from './smtp.ts'
import {
  claimMails,
  dropLateDecoys,
  giveUpMail,
  postponeMail,
  removeMail,
  type WaitingMail,
} from './waiting-mails.ts'

export type OpenMail = {
  nudge: () => void
  close: () => Promise<void>
}

/** The pauses outlast most greylisting (RFC 6647, 3). The last one, which repeats, is that of RFC 5321, 4.5.4.1. */
const defaultPausesMs = [1000, 5000, 30_000, 120_000, 600_000, 1_800_000]

/** The response leaves first: the time of a mail must not show in it. */
const nudgedMs = 100

type MailOptions = {
  database: Database
  smtpUrl: string | undefined
  smtpName: string
  mailFrom: Sender
  dataDir: string
  log: MailLog
  compose?: (facts: string) => Mail
  clock?: () => number | Promise<number>
  places?: number
  pausesMs?: readonly number[]
  /** Retries, and mails of processes that have ended, are found this late. */
  pollMs?: number
  closeMs?: number
}

export function openMail({
  database,
  smtpUrl,
  smtpName,
  mailFrom,
  dataDir,
  log,
  compose = (facts) => mailFor(JSON.parse(facts) as MailFacts),
  clock = () => databaseTime(database),
  places = 5,
  pausesMs = defaultPausesMs,
  pollMs = 5000,
  closeMs = 5000,
}: MailOptions): OpenMail {
  const delivery =
    smtpUrl === undefined
      ? folderIn(dataDir, log)
      : openSmtp({ url: smtpUrl, name: smtpName, connections: places })
  const rehearsal = openRehearsal()
  const underWay = new Set<Promise<void>>()
  let isClosing = false
  let isDown = false
  let looks = Promise.resolve()
  let isLookWaiting = false
  let nudged: NodeJS.Timeout | undefined
  const left = deliverLeft(join(dataDir, 'waiting'), { delivery, log, now: Date.now() }).catch((error) =>
    log.warn(`The folder waiting/ could not be emptied: ${failureReason(error as Failure)}`),
  )
  const polls = setInterval(look, pollMs)
  look()

  /** Looks follow one another, so that places are counted right. */
  function look(): void {
    if (isLookWaiting) return
    isLookWaiting = true
    looks = looks.then(async () => {
      isLookWaiting = false
      try {
        await takeUp()
        isDown = false
      } catch (error) {
        if (!isDown) log.warn(`Mails wait for the database: ${failureReason(error as Failure)}`)
        isDown = true
      }
    })
  }

  async function takeUp(): Promise<void> {
    const free = places - underWay.size
    if (free === 0) return
    const now = await clock()
    await dropLateDecoys(database, now)
    for (const mail of await claimMails(database, now, free)) {
      const done = handle(mail, now)
        // The mail is tried again when the database answers; it may then arrive twice.
        .catch(() => {})
        .finally(() => {
          underWay.delete(done)
          if (!isClosing) look()
        })
      underWay.add(done)
    }
  }

  async function handle(mail: WaitingMail, now: number): Promise<void> {
    if (mail.expires_at <= now && !isWorthATry(mail)) {
      return giveUp(mail, mail.failure ?? 'it has waited for too long')
    }
    try {
      const message = messageOf(compose(mail.facts), { id: mail.id, from: mailFrom })
      await (mail.rank === mailRank.nobody ? rehearsal : delivery).deliver(message)
    } catch (error) {
      return retry(mail, error as Failure)
    }
    await removeMail(database, mail)
  }

  async function retry(mail: WaitingMail, error: Failure): Promise<void> {
    const failure = failureReason(error)
    const until = (await clock()) + (pausesMs[mail.tries - 1] ?? pausesMs.at(-1) ?? 0)
    if (isFinal(error) || until >= mail.expires_at) return giveUp(mail, failure)
    await postponeMail(database, mail, { until, failure })
    // Otherwise a wrong server address would be reported only after the last try.
    if (mail.tries === 1) log.warn(`A mail waits and will be tried again: ${failure}`)
  }

  async function giveUp(mail: WaitingMail, reason: string): Promise<void> {
    if (!(await giveUpMail(database, mail)) || mail.rank === mailRank.nobody) return
    log.error(`A mail to somebody at ${domainNameOf(compose(mail.facts))} was not delivered: ${reason}`)
  }

  return {
    nudge() {
      nudged ??= setTimeout(() => {
        nudged = undefined
        look()
      }, nudgedMs)
    },
    async close() {
      isClosing = true
      clearInterval(polls)
      clearTimeout(nudged)
      look()
      await looks
      const all = Promise.all([...underWay, left])
      await Promise.race([all, wait(closeMs, undefined, { ref: false })])
      delivery.close()
      await all
    },
  }
}

/** A clock that was set may make all mails late at once. Without a link, a late one is worth as much. */
function isWorthATry({ tries, facts }: WaitingMail): boolean {
  return tries === 1 && !('validHours' in JSON.parse(facts))
}

function openRehearsal(): Delivery {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    deliver: async (message) => void (await composer.sendMail(message)),
    close: () => composer.close(),
  }
}

function folderIn(dataDir: string, log: MailLog): Delivery {
  const folder = join(dataDir, 'outbox')
  log.warn(`Mails are not sent but written into ${folder}, as SMTP_URL is not set`)
  return openFolder(folder)
}
