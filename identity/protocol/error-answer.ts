import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Refusal } from '#identity/refusal.ts'
import { answer } from './answer.ts'

declare module 'hono' {
  interface ContextVariableMap {
    outcome?: string
  }
}

const reasons: Partial<Record<ContentfulStatusCode, string>> = {
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
}

/** The envelope of the Identity Toolkit API, of which the SDK reads only `error.message`. */
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
