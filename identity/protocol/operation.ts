import type { Context, Handler } from 'hono'
import type { z } from 'zod'
import { OverloadedError } from '#identity/credentials/hash-queue.ts'
import { isRefusal, type Refusal, RefusedError } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { answer } from './answer.ts'
import { type AddressOf, type Client, clientOf } from './client.ts'
import { errorAnswer, refusalAnswer } from './error-answer.ts'
import { overloadedAnswer } from './overload.ts'
import {
  accountRequestSchema,
  type ParsedBody,
  parseJsonBody,
  parseTokenRequest,
  type TokenRequest,
} from './request-body.ts'

type Operation<Request> = (identity: Identity, request: Request, client: Client) => Promise<object | Refusal>

export function handlersFor(identity: Identity, addressOf: AddressOf) {
  return {
    json: <Schema extends z.ZodObject = typeof accountRequestSchema>(
      operation: Operation<z.infer<Schema>>,
      schema: Schema = accountRequestSchema as unknown as Schema,
    ) => handler(operation, ({ req }) => parseJsonBody(req, schema)),
    form: (operation: Operation<TokenRequest>) => handler(operation, ({ req }) => parseTokenRequest(req)),
  }

  function handler<Request extends object>(
    operation: Operation<Request>,
    read: (context: Context) => Promise<ParsedBody<Request>>,
  ): Handler {
    return async (context) =>
      answerTo(context, await read(context), (request) =>
        operation(identity, request, clientOf(context, addressOf)),
      )
  }
}

async function answerTo<Request>(
  context: Context,
  body: ParsedBody<Request>,
  operation: (request: Request) => Promise<object | Refusal>,
): Promise<Response> {
  if ('problem' in body) return errorAnswer(context, body.status, body.problem, 'INVALID_ARGUMENT')
  if ('refusal' in body) return refusalAnswer(context, body)
  try {
    const result = await operation(body.fields)
    return isRefusal(result) ? refusalAnswer(context, result) : answer(result)
  } catch (error) {
    if (error instanceof OverloadedError) return overloadedAnswer(context)
    if (error instanceof RefusedError) return refusalAnswer(context, error.refusal)
    throw error
  }
}
