import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { mailsTo } from '#tests/support/mailbox.ts'
import type { TestServer } from '#tests/support/server.ts'
import type { tokenNames } from './random-requests.ts'

export type Credentials = Record<keyof typeof tokenNames, string>

const kinds = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'] as const

let visitors = 0
/** Registers a visitor, with the code of a mailed link. By default the kind of link rotates. */
export async function register(
  server: TestServer,
  requestType: (typeof kinds)[number] = kinds[visitors % kinds.length] ?? 'PASSWORD_RESET',
): Promise<Credentials> {
  visitors += 1
  const email = `visitor-${visitors}@example.com`
  const newEmail = `new-${email}`
  const signedUp = await post(server, 'signUp', { email, password: 'hill and lamp' })
  const { idToken } = signedUp
  await post(server, 'sendOobCode', { requestType, email, newEmail, idToken })
  const mailbox = requestType === 'VERIFY_AND_CHANGE_EMAIL' ? newEmail : email
  return { ...signedUp, oobCode: await mailedCode(server, mailbox) }
}

async function post({ address }: TestServer, method: string, fields: object): Promise<Credentials> {
  const response = await fetch(`${address}/v1/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  return (await response.json()) as Credentials
}

/** Waits for the mail, and empties the outbox: random requests fill it. */
async function mailedCode(server: TestServer, mailbox: string): Promise<string> {
  for (;;) {
    const [mail] = await mailsTo(server, mailbox)
    const code = /[?&]oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (code === undefined) {
      await wait(20)
      continue
    }
    const outbox = join(server.dataDir, 'outbox')
    for (const name of readdirSync(outbox)) {
      if (name.endsWith('.eml')) rmSync(join(outbox, name))
    }
    return code
  }
}
