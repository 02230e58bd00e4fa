import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logFolder } from './server.ts'

/** What no log line may contain. */
const secrets: Record<string, RegExp> = {
  // All passwords in the tests begin like this.
  'a password': /(hill|lamp) and \w+/,
  'an ID token': /eyJ[\w-]+\./,
  'a refresh token': /(?<!\w)[A-Za-z0-9]{28}\.[\w-]{43}(?![\w-])/,
  'a code from a mailed link': /oobCode=/i,
  'an e-mail address': /[\w.+-]+(@|%40)example\.com/i,
}

/** Runs after all journeys, and fails if a server logged a secret. */
export default function checkLogs(): void {
  const files = readdirSync(logFolder)
  if (files.length === 0) throw new Error(`No server has logged anything in ${logFolder}`)
  const found = files.flatMap((file) => secretsIn(readFileSync(join(logFolder, file), 'utf8'), file))
  if (found.length > 0) throw new Error(`The logs contain secrets:\n${found.join('\n')}`)
}

function secretsIn(log: string, file: string): string[] {
  return Object.entries(secrets).flatMap(([what, pattern]) => {
    const line = log.split('\n').findIndex((text) => pattern.test(text))
    return line === -1 ? [] : [`${join(logFolder, file)}:${line + 1}: ${what}`]
  })
}
