export type Failure = Error & { code?: string; command?: string; response?: string; responseCode?: number }

/** The connection failed, so the message is our own, not the server's. */
const connectionCodes = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EABORT']

/**
 * True if the server will never take this mailbox or this text. Refusals of our login, sender or standing can be
 * mended, and many servers make them only after RCPT TO or DATA.
 */
export function isFinal({ code, command, response, responseCode }: Failure): boolean {
  if (responseCode === undefined) return code === 'EENVELOPE'
  if (command !== 'RCPT TO' && command !== 'DATA') return false
  // RFC 3463, 3: 1 is the address, 2 the mailbox, 2.2 a full one, 6 the text.
  const status = /^5\d\d[ -]5\.(\d{1,3}\.\d{1,3})/.exec(response ?? '')?.[1]
  if (status === undefined) return [550, 551, 553].includes(responseCode)
  return /^[126]\./.test(status) && status !== '2.2'
}

/** Without the server's text, which often repeats the recipient's address. */
export function failureReason({ code, command, message, name, response, responseCode }: Failure): string {
  if (responseCode !== undefined) {
    const status = /^\d{3}[ -]\d\.\d{1,3}\.\d{1,3}/.exec(response ?? '')?.[0] ?? String(responseCode)
    return `the server answered ${status.replace('-', ' ')} to ${command}`
  }
  if (connectionCodes.includes(code ?? '')) return message.replace(/\s+/g, ' ')
  return code ?? name
}
