import type { TestServer } from '../support/server.ts'
import type { tokenNames } from './random-requests.ts'

export type Credentials = Record<keyof typeof tokenNames, string>

/** The call that mails each kind of link. */
const codeRequests = {
  resetPassword: { call: 'accounts:sendOobCode', requestType: 'PASSWORD_RESET' },
  verifyEmail: { call: 'accounts:sendOobCode', requestType: 'VERIFY_EMAIL' },
  verifyAndChangeEmail: { call: 'accounts:sendOobCode', requestType: 'VERIFY_AND_CHANGE_EMAIL' },
  recoverEmail: { call: 'accounts:update', requestType: undefined },
}
type LinkMode = keyof typeof codeRequests
const linkModes: LinkMode[] = [
  'resetPassword',
  'verifyEmail',
  'resetPassword',
  'verifyAndChangeEmail',
  'resetPassword',
  'recoverEmail',
]

let visitors = 0
/** Registers a visitor, with the code of a mailed link if the server reveals it. By default the kind of link rotates. */
export async function register(
  { address }: TestServer,
  mode: LinkMode = linkModes[visitors % linkModes.length] ?? 'resetPassword',
): Promise<Credentials> {
  visitors += 1
  const email = `visitor-${visitors}@example.com`
  const newEmail = `new-${email}`
  const signedUp = await post(address, 'accounts:signUp', email)
  const { call, requestType } = codeRequests[mode]
  const changed = await post(address, call, call === 'accounts:update' ? newEmail : email, {
    requestType,
    newEmail,
    idToken: signedUp.idToken,
  })
  // Changing the address returns new tokens.
  return { ...signedUp, ...changed, oobCode: await newestCode(address), mode }
}

async function post(address: string, method: string, email: string, fields = {}): Promise<Credentials> {
  const response = await fetch(`${address}/v1/${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      ...(method === 'accounts:signUp' && { password: 'hill and lamp' }),
      ...fields,
    }),
  })
  return (await response.json()) as Credentials
}

/** Empty if codes are only mailed. */
async function newestCode(address: string): Promise<string> {
  const response = await fetch(`${address}/emulator/v1/projects/p/oobCodes`)
  const { oobCodes } = response.ok ? ((await response.json()) as { oobCodes: Credentials[] }) : {}
  return oobCodes?.at(-1)?.oobCode ?? ''
}
