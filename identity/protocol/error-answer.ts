import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Refusal } from './refusal.ts'

/** The Identity Toolkit API's envelope; the SDK reads `error.message` alone. */
export function errorAnswer(context: Context, code: ContentfulStatusCode, message: string, status?: string) {
  return context.json(
    {
      error: {
        code,
        message,
        errors: [{ message, domain: 'global', reason: 'invalid' }],
        ...(status && { status }),
      },
    },
    code,
  )
}

export function refusalAnswer(context: Context, { refusal, detail }: Refusal) {
  return errorAnswer(context, 400, detail === undefined ? refusal : `${refusal} : ${detail}`)
}
