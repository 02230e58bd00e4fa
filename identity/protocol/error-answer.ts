import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { answer } from './answer.ts'
import type { Refusal } from './refusal.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The name of the error that an answer tells of, for those who log and count. */
    outcome?: string
  }
}

/** As Google's APIs name what is wrong with a whole request. */
const reasons: Partial<Record<ContentfulStatusCode, string>> = {
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
}

/** The Identity Toolkit API's envelope; the SDK reads `error.message` alone. */
export function errorAnswer(context: Context, code: ContentfulStatusCode, message: string, status?: string) {
  context.set('outcome', status ?? message.split(' : ')[0])
  return answer(
    {
      error: {
        code,
        message,
        errors: [{ message, domain: 'global', reason: reasons[code] ?? 'invalid' }],
        ...(status && { status }),
      },
    },
    code,
  )
}

export function refusalAnswer(context: Context, { refusal, detail, retryAfterSeconds }: Refusal) {
  const response = errorAnswer(context, 400, detail === undefined ? refusal : `${refusal} : ${detail}`)
  if (retryAfterSeconds !== undefined) response.headers.set('retry-after', String(retryAfterSeconds))
  return response
}
