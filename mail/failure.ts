/** What nodemailer says about a mail that it could not hand over. */
export type Failure = Error & { code?: string; command?: string; response?: string; responseCode?: number }

/** The server was not reached, or not to the end; what is said then comes from our own side of the connection. */
const connectionCodes = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EABORT']

/** Whether another try may succeed. RFC 5321, 4.2.1: 4yz is "not now", 5yz is "never". */
export function mayPass({ code, responseCode }: Failure): boolean {
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500
  return connectionCodes.includes(code ?? '')
}

/** In one line and without a word of the mail: servers like to repeat the address in what they answer. */
export function reasonOf({ code, command, message, name, response, responseCode }: Failure): string {
  if (responseCode !== undefined) {
    // With the enhanced status code where there is one: RFC 3463.
    const status = /^\d{3}[ -]\d\.\d{1,3}\.\d{1,3}/.exec(response ?? '')?.[0] ?? String(responseCode)
    return `the server answered ${status.replace('-', ' ')} to ${command}`
  }
  if (connectionCodes.includes(code ?? '')) return message.replace(/\s+/g, ' ')
  return code ?? name
}
