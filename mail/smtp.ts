import nodemailer from 'nodemailer'
import type { Delivery } from './delivery.ts'

/** A healthy mail server answers at once, though RFC 5321, 4.5.3.2, asks for minutes. What times out is retried. */
const timeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** A server may trickle; silence has timeouts of its own. */
const wholeTryMs = 120_000

type Server = { url: string; name: string; connections: number }

export function openSmtp({ url, name, connections }: Server): Delivery {
  const transport = nodemailer.createTransport({
    pool: true,
    url,
    name,
    maxConnections: connections,
    ...timeouts,
    maxRequeues: 1,
    requireTLS: new URL(url).username !== '',
    // Even if NODE_TLS_REJECT_UNAUTHORIZED is set.
    tls: { rejectUnauthorized: true },
  })
  return {
    async deliver(message) {
      await transport.sendMail({ ...message, signal: AbortSignal.timeout(wholeTryMs) })
    },
    close: () => transport.close({ force: true }),
  }
}
