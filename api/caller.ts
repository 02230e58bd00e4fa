import { createMiddleware } from 'hono/factory'
import { signInNeeded, unavailableAnswer } from './problem.ts'

export type Caller = {
  userId: string
  /** False if the account is at a hosted project. */
  isAccountHere: boolean
  signedInAt: number
  hasConfirmedAddress: boolean
  /** May speak for the travel desk; the address is confirmed. */
  isEditor: boolean
}

export type Identify = (idToken: string) => Promise<Caller | 'sign-in-needed' | 'unavailable'>

export function requireCaller(identify: Identify) {
  return createMiddleware<{ Variables: { caller: Caller } }>(async (context, next) => {
    const token = /^Bearer +([^ ]+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
    const caller = token === undefined ? 'sign-in-needed' : await identify(token)
    if (caller === 'sign-in-needed') return signInNeeded(context)
    if (caller === 'unavailable') return unavailableAnswer(context)
    context.set('caller', caller)
    return next()
  })
}
