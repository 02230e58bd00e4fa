import { setTimeout as wait } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import type { Delivery } from './delivery.ts'
import { type Failure, mayPass, reasonOf } from './failure.ts'
import type { Log } from './log.ts'

/**
 * After the first try and each further one. Together they outlast a restart of the mail server and most
 * greylisting (RFC 6647, 3: "a few minutes"), and end while a link that works for an hour still does.
 */
export const defaultPausesMs = [1000, 5000, 30_000, 120_000, 600_000]

/**
 * A mail server that is well answers at once. The minutes that RFC 5321, 4.5.3.2 would have a client wait are for
 * servers that deliver while it waits; a mail that is given up here is tried again.
 */
const timeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** Silence has limits of its own; this is for a server that trickles. */
const wholeTryMs = 120_000

/** Hands mails to the server of an `smtp://` or `smtps://` address. */
export function openSmtp(url: string, pausesMs: readonly number[], log: Log): Delivery {
  const transport = nodemailer.createTransport({
    pool: true,
    url,
    ...timeouts,
    // For a connection that has grown old in the pool; everything else is tried again below.
    maxRequeues: 1,
    // With smtp:// the connection is encrypted where the server can; nobody signs in otherwise.
    requireTLS: new URL(url).username !== '',
    // Whatever the environment of the process says.
    tls: { rejectUnauthorized: true },
  })
  return {
    async deliver(message, closing) {
      for (const [tries, pauseMs] of [...pausesMs, undefined].entries()) {
        // Closing leaves each mail one whole try.
        const isLast = pauseMs === undefined || closing.aborted
        try {
          await transport.sendMail({ ...message, signal: AbortSignal.timeout(wholeTryMs) })
          return
        } catch (error) {
          if (isLast || !mayPass(error as Failure)) throw error
          if (tries === 0 && !closing.aborted) {
            // Otherwise a mistake in the server's address would show only after the last try.
            log.warn(`A mail waits and will be tried again: ${reasonOf(error as Failure)}`)
          }
          // Closing cuts the pause short.
          await wait(pauseMs, undefined, { signal: closing }).catch(() => {})
        }
      }
    },
    close: () => transport.close({ force: true }),
  }
}
