import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { TestServer } from './server.ts'

/** The mails that the server wrote to an address, oldest first. */
export async function mailsTo({ dataDir }: TestServer, address: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  const mails = await Promise.all(
    // Names begin with the time.
    names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  )
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}

/** The link in the `nth` mail of this kind to the address; waits until there are exactly that many. */
export async function mailedLink(
  server: TestServer,
  address: string,
  mode: 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail',
  nth = 1,
): Promise<string> {
  const links = async () =>
    (await mailsTo(server, address)).flatMap(({ text }) => {
      const link = /https?:\/\/\S+\/action\?\S+/.exec(text ?? '')?.[0]
      return link && new URL(link).searchParams.get('mode') === mode ? [link] : []
    })
  await expect.poll(async () => (await links()).length).toBe(nth)
  return String((await links())[nth - 1])
}
