import nodemailer from 'nodemailer'
import type { Delivery } from './delivery.ts'

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

/** `name` is what we call ourselves: RFC 5321, 4.1.1.1. */
type Server = { url: string; name: string; connections: number }

/** Sends mails through the server of an `smtp://` or `smtps://` URL. */
export function openSmtp({ url, name, connections }: Server): Delivery {
  const transport = nodemailer.createTransport({
    pool: true,
    url,
    name,
    maxConnections: connections,
    ...timeouts,
    // For a stale pooled connection; all other errors are retried later.
    maxRequeues: 1,
    // smtp:// uses TLS if the server offers it; a login requires it.
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
