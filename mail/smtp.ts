import { setTimeout as wait } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import type { Delivery } from './delivery.ts'
import { type Failure, failureReason, mayPass } from './failure.ts'
import type { MailLog } from './log.ts'

/**
 * Pauses after each attempt. Together they outlast a restart of the mail server and most greylisting (RFC 6647, 3: "a
 * few minutes"), and end while a link that works for an hour is still valid.
 */
export const defaultPausesMs = [1000, 5000, 30_000, 120_000, 600_000]

/**
 * A healthy mail server answers at once. The minutes that RFC 5321, 4.5.3.2 asks clients to wait are for servers that
 * deliver before they reply; a mail that times out here is retried.
 */
const timeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** For a server that trickles; silence has its own timeouts. */
const wholeTryMs = 120_000

/** Sends mails through the server of an `smtp://` or `smtps://` URL. */
export function openSmtp(url: string, pausesMs: readonly number[], log: MailLog): Delivery {
  const transport = nodemailer.createTransport({
    pool: true,
    url,
    ...timeouts,
    // For a stale pooled connection; all other errors are retried below.
    maxRequeues: 1,
    // smtp:// uses TLS if the server offers it; a login requires it.
    requireTLS: new URL(url).username !== '',
    // Even if NODE_TLS_REJECT_UNAUTHORIZED is set.
    tls: { rejectUnauthorized: true },
  })
  return {
    async deliver(message, closing) {
      for (const [tries, pauseMs] of [...pausesMs, undefined].entries()) {
        // When closing, each mail gets one last full attempt.
        const isLast = pauseMs === undefined || closing.aborted
        try {
          await transport.sendMail({ ...message, signal: AbortSignal.timeout(wholeTryMs) })
          return
        } catch (error) {
          if (isLast || !mayPass(error as Failure)) throw error
          if (tries === 0 && !closing.aborted) {
            // Otherwise a wrong server address would be reported only after the last attempt.
            log.warn(`A mail waits and will be tried again: ${failureReason(error as Failure)}`)
          }
          // Closing ends the pause.
          await wait(pauseMs, undefined, { signal: closing }).catch(() => {})
        }
      }
    },
    close: () => transport.close({ force: true }),
  }
}
