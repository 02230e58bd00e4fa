/** nodemailer's error for a mail that it could not deliver. */
export type Failure = Error & { code?: string; command?: string; response?: string; responseCode?: number }

/** The connection failed or broke; the message is then not the server's but our own. */
const connectionCodes = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EABORT']

/**
 * Whether no retry can succeed. RFC 5321, 4.2.1: 5yz is permanent. But refusals of our login, our name or our sender
 * concern every mail, and end once the operator has mended a setting; those of a recipient or a text concern this one.
 */
export function isFinal({ code, command, responseCode }: Failure): boolean {
  if (responseCode === undefined) return code === 'EENVELOPE'
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

/** On one line, without the server's own text, which often repeats the recipient's address. */
export function failureReason({ code, command, message, name, response, responseCode }: Failure): string {
  if (responseCode !== undefined) {
    // With the enhanced status code, if there is one: RFC 3463.
    const status = /^\d{3}[ -]\d\.\d{1,3}\.\d{1,3}/.exec(response ?? '')?.[0] ?? String(responseCode)
    return `the server answered ${status.replace('-', ' ')} to ${command}`
  }
  if (connectionCodes.includes(code ?? '')) return message.replace(/\s+/g, ' ')
  return code ?? name
}
