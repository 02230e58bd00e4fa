import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Mail, SendMail } from '#identity/mail.ts'
import type { Delivery } from './delivery.ts'
import { type Failure, reasonOf } from './failure.ts'
import type { Log } from './log.ts'
import { domainOf, messageOf } from './message.ts'
import { openOutbox } from './outbox.ts'
import type { Sender } from './sender.ts'
import { defaultPausesMs, openSmtp } from './smtp.ts'

export type OpenMail = {
  send: SendMail
  /** Waits a few seconds for what is under way, then gives it up. */
  close: () => Promise<void>
}

/** Composing takes time, too, which neither the answer to a request nor the next one must tell. */
const composeAfterMs = 100

type MailOptions = {
  /** Without one, mails are written into `outbox/` in the data folder. */
  smtpUrl: string | undefined
  from: Sender
  dataDir: string
  log: Log
  /** How many mails may be under way; what comes on top of that is dropped. */
  most?: number
  /** Before each further try. */
  pausesMs?: readonly number[]
  closeMs?: number
}

export function openMail({
  smtpUrl,
  from,
  dataDir,
  log,
  // A mail takes some 10 KB of memory.
  most = 1000,
  pausesMs = defaultPausesMs,
  closeMs = 5000,
}: MailOptions): OpenMail {
  const delivery = smtpUrl === undefined ? outboxIn(dataDir, log) : openSmtp(smtpUrl, pausesMs, log)
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()

  async function deliver(mail: Mail): Promise<void> {
    try {
      await wait(composeAfterMs, undefined, { signal: closing.signal }).catch(() => {})
      await delivery.deliver(messageOf(mail, from), closing.signal)
    } catch (error) {
      tellLost(mail, reasonOf(error as Failure))
    }
  }

  /** The address itself would tell who has an account, and the rest opens it. */
  function tellLost({ to }: Mail, reason: string): void {
    const [domain] = domainOf(to).split(/\s/)
    log.error(`A mail to somebody at ${domain} was not delivered: ${reason}`)
  }

  return {
    send(mail) {
      if (closing.signal.aborted) return tellLost(mail, 'the server is stopping')
      if (underWay.size >= most) return tellLost(mail, `${most} mails are under way already`)
      const delivered = deliver(mail).finally(() => underWay.delete(delivered))
      underWay.add(delivered)
    },
    async close() {
      closing.abort()
      await Promise.race([Promise.all(underWay), wait(closeMs, undefined, { ref: false })])
      delivery.close()
      await Promise.all(underWay)
    },
  }
}

function outboxIn(dataDir: string, log: Log): Delivery {
  const folder = join(dataDir, 'outbox')
  log.warn(`Mails are not sent but written into ${folder}, as SMTP_URL is not set`)
  return openOutbox(folder)
}
