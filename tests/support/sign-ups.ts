import { randomUUID } from 'node:crypto'

/** `check-logs.ts` knows it by its first words. */
export const password = 'hill and lamp'

/** Calls a method such as `accounts:signUp`. */
export function call(address: string, method: string, fields: object): Promise<Response> {
  return fetch(`${address}/v1/${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
}

export async function signUp(address: string): Promise<Response & { email: string }> {
  const email = `${randomUUID()}@example.com`
  return Object.assign(await call(address, 'accounts:signUp', { email, password }), { email })
}

/** The addresses that cannot sign in. */
export async function withoutAccount(address: string, emails: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  const rest = [...emails]
  const signIns = Array.from({ length: 4 }, async () => {
    for (let email = rest.pop(); email !== undefined; email = rest.pop()) {
      const { status } = await call(address, 'accounts:signInWithPassword', { email, password })
      if (status !== 200) missing.push(email)
    }
  })
  await Promise.all(signIns)
  return missing
}

type SignUps = {
  /** The addresses whose sign-up the server acknowledged. */
  acknowledged: string[]
  /** The statuses of all answers. */
  statuses: Set<number>
  /** Resolves when the server is gone, or after `stop`. */
  ended: Promise<void>
  stop: () => Promise<void>
}

/** For tests with many sign-ups: registrations per address are limited. */
export const unlimited = { IDENTITY_THROTTLE: 'off' }

/** Signs up visitors continuously, four at a time. `onAcknowledged` gets the number so far. */
export function signUps(address: string, onAcknowledged = (_count: number): void => {}): SignUps {
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let isRunning = true
  const visitors = Array.from({ length: 4 }, async () => {
    while (isRunning) {
      try {
        const answer = await signUp(address)
        statuses.add(answer.status)
        if (answer.ok) onAcknowledged(acknowledged.push(answer.email))
        await answer.text()
      } catch {
        return
      }
    }
  })
  const ended = Promise.all(visitors).then(() => {})
  return {
    acknowledged,
    statuses,
    ended,
    stop() {
      isRunning = false
      return ended
    },
  }
}
