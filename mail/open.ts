import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Mail, SendMail } from '#identity/mails/mail.ts'
import type { Delivery } from './delivery.ts'
import { type Failure, failureReason, mayPass } from './failure.ts'
import { type ComposedMail, type Hold, openHold } from './hold.ts'
import type { MailLog } from './log.ts'
import { domainOf, messageOf } from './message.ts'
import { openOutbox } from './outbox.ts'
import type { Sender } from './sender.ts'
import { defaultPausesMs, openSmtp } from './smtp.ts'

export type OpenMail = {
  send: SendMail
  /**
   * Waits a few seconds for deliveries in progress; mails that the server has not accepted by then are kept for the
   * next start.
   */
  close: () => Promise<void>
}

/** The longest-lived links still work after a day; a restart takes seconds. */
const longestHeldMs = 24 * 60 * 60 * 1000

/** Composing takes time, too, which must not show in the time of this or the next response. */
const composeAfterMs = 100

type MailOptions = {
  /** If undefined, mails are written into `outbox/` in the data folder. */
  smtpUrl: string | undefined
  mailFrom: Sender
  dataDir: string
  log: MailLog
  /** The limit of mails in progress; further ones are dropped. */
  most?: number
  /** Pauses before each retry. */
  pausesMs?: readonly number[]
  closeMs?: number
}

export function openMail({
  smtpUrl,
  mailFrom,
  dataDir,
  log,
  // A mail takes some 10 KB of memory.
  most = 1000,
  pausesMs = defaultPausesMs,
  closeMs = 5000,
}: MailOptions): OpenMail {
  const delivery = smtpUrl === undefined ? outboxIn(dataDir, log) : openSmtp(smtpUrl, pausesMs, log)
  // Writing files needs no server that could be down.
  const held = smtpUrl === undefined ? undefined : openHold(join(dataDir, 'waiting'))
  const { hold, tellLost } = undelivered(held, log)
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()

  async function compose(mail: Mail): Promise<void> {
    // Even the timer takes long enough to tell who has an account; the response leaves in this turn of the event loop.
    await nextTurn()
    await wait(composeAfterMs, undefined, { signal: closing.signal }).catch(() => {})
    const composed = composedMail(mail)
    if (composed) await deliver(composed)
  }

  function composedMail(mail: Mail): ComposedMail | undefined {
    try {
      return { to: mail.to, message: messageOf(mail, mailFrom), composedAt: Date.now() }
    } catch (error) {
      tellLost(mail, failureReason(error as Failure))
      return undefined
    }
  }

  async function deliver(mail: ComposedMail): Promise<void> {
    try {
      await delivery.deliver(mail.message, closing.signal)
    } catch (error) {
      const reason = failureReason(error as Failure)
      if (closing.signal.aborted && mayPass(error as Failure)) hold(mail, reason)
      else tellLost(mail, reason)
    }
  }

  function start(mailing: Promise<void>): void {
    const done = mailing.finally(() => underWay.delete(done))
    underWay.add(done)
  }

  for (const mail of held?.take() ?? []) {
    if (Date.now() - mail.composedAt < longestHeldMs) start(deliver(mail))
    else tellLost(mail, 'it has waited for more than a day')
  }
  return {
    send(mail) {
      if (closing.signal.aborted) {
        const composed = composedMail(mail)
        if (composed) hold(composed, 'the server is stopping')
      } else if (underWay.size >= most) tellLost(mail, `${most} mails are under way already`)
      else start(compose(mail))
    },
    async close() {
      closing.abort()
      await Promise.race([Promise.all(underWay), wait(closeMs, undefined, { ref: false })])
      delivery.close()
      await Promise.all(underWay)
    },
  }
}

/** What becomes of a mail that could not be delivered: the next start tries it again, or the log says that it is lost. */
function undelivered(held: Hold | undefined, log: MailLog) {
  function hold(mail: ComposedMail, reason: string): void {
    if (!held) {
      tellLost(mail, reason)
      return
    }
    try {
      held.keep(mail)
      log.warn(`A mail to somebody at ${domainNameOf(mail)} waits for the next start: ${reason}`)
    } catch (error) {
      tellLost(mail, `${reason}, and it could not be kept: ${failureReason(error as Failure)}`)
    }
  }

  function tellLost(mail: { to: string }, reason: string): void {
    log.error(`A mail to somebody at ${domainNameOf(mail)} was not delivered: ${reason}`)
  }

  return { hold, tellLost }
}

/** Only the domain: the full address would reveal who has an account. */
function domainNameOf({ to }: { to: string }): string {
  return domainOf(to).split(/\s/)[0] ?? ''
}

function outboxIn(dataDir: string, log: MailLog): Delivery {
  const folder = join(dataDir, 'outbox')
  log.warn(`Mails are not sent but written into ${folder}, as SMTP_URL is not set`)
  return openOutbox(folder)
}
