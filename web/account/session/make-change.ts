import { failAfter } from '#web/shell/device/fail-after.ts'
import { codeOf, isLost, noAnswer, withCode } from './error-code.ts'

type Change = {
  /** The same for a call that would make the same change. */
  key: string
  /** What comes first, and does not make the change. */
  prepare?: () => Promise<unknown>
  make: () => Promise<unknown>
  isMade: () => Promise<boolean>
  /** What a hosted project answers a second, same call, such as one that the browser has sent again by itself. */
  repeated?: string
}

/** The SDK gives up after 30 seconds if no answer begins, but waits for ever for one to end. */
export function answered<Value>(call: Promise<Value>): Promise<Value> {
  return failAfter(40_000, call)
}

/** What may be changed, for all that this page knows. */
const unanswered = new Set<string>()

/**
 * Makes a change though its answer may be lost: asks whether it is made, and makes it again if it is not. Throws the
 * service's refusals, and `no-answer` if nobody can tell.
 */
export async function makeChange(change: Change, isAgain = false): Promise<void> {
  const { key, prepare, make, isMade, repeated } = change
  const wasUnanswered = unanswered.has(key)
  let isSent = wasUnanswered
  try {
    await prepare?.()
    isSent = true
    await answered(make())
  } catch (error) {
    // Any other refusal means that the change is made already only after a lost answer.
    if (!isSent || (!isLost(error) && !wasUnanswered && codeOf(error) !== repeated)) throw error
    unanswered.add(key)
    const isDone = await answered(isMade()).catch(() => undefined)
    if (isDone === false && isLost(error) && !isAgain) return makeChange(change, true)
    if (isDone === undefined || (!isDone && isLost(error))) throw withCode(noAnswer, error)
    unanswered.delete(key)
    if (!isDone) throw error
  }
  unanswered.delete(key)
}

/** Whether a mail was sent can't be asked, and it is sent again only if the reader wants it. */
export async function sendMail(send: () => Promise<void>): Promise<void> {
  try {
    await answered(send())
  } catch (error) {
    throw isLost(error) ? withCode(noAnswer, error) : error
  }
}
