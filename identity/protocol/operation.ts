import type { Context, Handler } from 'hono'
import { OverloadedError } from '../hash-queue.ts'
import type { Identity } from '../identity.ts'
import { errorAnswer, refusalAnswer } from './error-answer.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import {
  type AccountRequest,
  accountRequestSchema,
  type BodyReading,
  readFormBody,
  readJsonBody,
  type TokenRequest,
  tokenRequestSchema,
} from './request-body.ts'

/** Does what a parsed request asks for; a refusal is the caller's doing, an exception ours. */
type Operation<Request> = (identity: Identity, request: Request) => Promise<object | Refusal>

export function answerJson(identity: Identity, operation: Operation<AccountRequest>): Handler {
  return answer(identity, operation, ({ req }) => readJsonBody(req, accountRequestSchema))
}

export function answerForm(identity: Identity, operation: Operation<TokenRequest>): Handler {
  return answer(identity, operation, ({ req }) => readFormBody(req, tokenRequestSchema))
}

function answer<Request>(
  identity: Identity,
  operation: Operation<Request>,
  read: (context: Context) => Promise<BodyReading<Request>>,
): Handler {
  return async (context) => {
    const body = await read(context)
    if ('problem' in body) return errorAnswer(context, body.status, body.problem, 'INVALID_ARGUMENT')
    try {
      const result = await operation(identity, body.fields)
      return isRefusal(result) ? refusalAnswer(context, result) : context.json(result)
    } catch (error) {
      if (error instanceof OverloadedError) return overloadedAnswer(context)
      throw error
    }
  }
}

/** Not JSON, which the SDK would take for a statement about the visitor's session. */
function overloadedAnswer(context: Context): Response {
  return context.text('Too many people are signing in at this moment.', 503, { 'retry-after': '1' })
}
