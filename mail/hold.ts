import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'

/** A mail that has been composed, and the milliseconds since 1970 at which it was. */
export type Letter = { to: string; message: SendMailOptions; composedAt: number }

/** Where mails wait for the next start of the server. */
export type Hold = {
  keep: (letter: Letter) => void
  /** Takes out what waits. */
  take: () => Letter[]
}

/** Keeps mails in a folder. Their links are for its user's eyes alone. */
export function openHold(folder: string): Hold {
  return {
    keep(letter) {
      if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
      const file = join(folder, randomUUID())
      // Under its name a file is whole.
      writeFileSync(`${file}.part`, JSON.stringify(letter), { flag: 'wx', mode: 0o600 })
      renameSync(`${file}.part`, `${file}.json`)
    },
    take() {
      if (!existsSync(folder)) return []
      const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
      return names.flatMap((name) => takeOut(join(folder, name)) ?? [])
    },
  }
}

/** Nothing where another process has been faster, as only one removes a file; or where a pulled plug left it empty. */
function takeOut(file: string): Letter | undefined {
  try {
    const letter = JSON.parse(readFileSync(file, 'utf8')) as Letter
    rmSync(file)
    return letter
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (isGone || error instanceof SyntaxError) return undefined
    throw error
  }
}
