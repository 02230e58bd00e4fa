import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'

/** A composed mail, and when it was composed (milliseconds since 1970). */
export type ComposedMail = { to: string; message: SendMailOptions; composedAt: number }

/** Keeps mails until the next start of the server. */
export type Hold = {
  keep: (mail: ComposedMail) => void
  /** Removes and returns the waiting mails. */
  take: () => ComposedMail[]
}

/** Keeps mails in a folder, readable only by its owner, because they contain links. */
export function openHold(folder: string): Hold {
  return {
    keep(mail) {
      if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
      const file = join(folder, randomUUID())
      // Renamed once complete.
      writeFileSync(`${file}.part`, JSON.stringify(mail), { flag: 'wx', mode: 0o600 })
      renameSync(`${file}.part`, `${file}.json`)
    },
    take() {
      if (!existsSync(folder)) return []
      const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
      return names.flatMap((name) => takeOut(join(folder, name)) ?? [])
    },
  }
}

/** Undefined if another process took the file first, since only one can remove it, or if a power cut left it empty. */
function takeOut(file: string): ComposedMail | undefined {
  try {
    const mail = JSON.parse(readFileSync(file, 'utf8')) as ComposedMail
    rmSync(file)
    return mail
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (isGone || error instanceof SyntaxError) return undefined
    throw error
  }
}
