import { EventEmitter, once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js'
import { certificate, key } from './certificate.ts'

// Its own waits a tenth of a second for clients that talk before they are greeted, on each connection.
SMTPConnection.prototype.init = function () {
  this._setListeners(() => this.connectionReady())
}

/** A received mail as a mail program shows it, with details of its delivery. */
export type Arrival = {
  email: Email
  from: string | undefined
  to: string[]
  secure: boolean
  user: string | undefined
}

export type TestSmtpServer = {
  port: number
  arrivals: readonly Arrival[]
  /** Resolves once this many mails have arrived. */
  untilArrived: (count: number) => Promise<void>
  /** Breaks every connection. */
  hangUp: () => void
  close: () => Promise<void>
}

/** A local mail server; by default without login and TLS. */
export async function startSmtpServer(
  options: SMTPServerOptions = { disabledCommands: ['AUTH', 'STARTTLS'] },
  port = 0,
): Promise<TestSmtpServer> {
  const arrivals: Arrival[] = []
  const events = new EventEmitter()
  const server = new SMTPServer({
    key,
    cert: certificate,
    disableReverseLookup: true,
    closeTimeout: 100,
    async onData(stream, session, done) {
      const { envelope, secure, user } = session
      const from = envelope.mailFrom ? envelope.mailFrom.address : undefined
      const to = envelope.rcptTo.map(({ address }) => address)
      arrivals.push({ email: await PostalMime.parse(await buffer(stream)), from, to, secure, user })
      events.emit('arrival')
      done()
    },
    ...options,
  })
  // Clients that reject the certificate or disconnect.
  server.on('error', () => {})
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    arrivals,
    async untilArrived(count) {
      while (arrivals.length < count) await once(events, 'arrival')
    },
    hangUp() {
      for (const socket of sockets) socket.destroy()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The server's refusal of a mail. */
export function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
