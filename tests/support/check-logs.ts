import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logFolder } from './server.ts'

/** What no line of a log may hold. */
const secrets: Record<string, RegExp> = {
  // The journeys' passwords all begin so.
  'a password': /(hill|lamp) and \w+/,
  'an ID token': /eyJ[\w-]+\./,
  'a refresh token': /(?<!\w)[A-Za-z0-9]{28}\.[\w-]{43}(?![\w-])/,
  'a code that stood in a mailed link': /oobCode=/i,
  'an e-mail address': /[\w.+-]+(@|%40)example\.com/i,
}

/** Runs after all journeys and fails their run where a server wrote what it must keep to itself. */
export default function checkLogs(): void {
  const files = readdirSync(logFolder)
  if (files.length === 0) throw new Error(`No server has written anything into ${logFolder}`)
  const found = files.flatMap((file) => secretsIn(readFileSync(join(logFolder, file), 'utf8'), file))
  if (found.length > 0) throw new Error(`The logs hold what they must not:\n${found.join('\n')}`)
}

function secretsIn(log: string, file: string): string[] {
  return Object.entries(secrets).flatMap(([what, pattern]) => {
    const line = log.split('\n').findIndex((text) => pattern.test(text))
    return line === -1 ? [] : [`${join(logFolder, file)}:${line + 1}: ${what}`]
  })
}
