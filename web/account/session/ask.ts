import { withCode } from './error-code.ts'

/** What the SDK can't ask without acting on the answer. Both throw if none comes. */
export type Questions = {
  endOf: (refreshToken: string) => Promise<'ended' | 'gone' | undefined>
  isPassword: (email: string, password: string) => Promise<boolean>
}

/** `service` is the origin of a service other than Google's. */
export function questionsTo(service: string | undefined, apiKey: string): Questions {
  async function refusal(call: string, known: RegExp, asked: RequestInit): Promise<string | undefined> {
    const origin = service ? `${service}/` : 'https://'
    const answer = await fetch(`${origin}${call}?key=${apiKey}`, { ...asked, method: 'POST' })
    const message: string | undefined = (await answer.json()).error?.message
    if (message !== undefined && !known.test(message)) throw withCode(message)
    return message
  }
  return {
    async endOf(refreshToken) {
      const asked = {
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      }
      const end = await refusal('securetoken.googleapis.com/v1/token', ends, asked)
      if (end === undefined) return undefined
      return end === 'USER_NOT_FOUND' ? 'gone' : 'ended'
    },
    async isPassword(email, password) {
      const asked = {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }
      const call = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
      return (await refusal(call, wrongPassword, asked)) === undefined
    },
  }
}

const ends = /^(TOKEN_EXPIRED|USER_NOT_FOUND|USER_DISABLED|INVALID_REFRESH_TOKEN)/
const wrongPassword = /^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|EMAIL_NOT_FOUND)/
