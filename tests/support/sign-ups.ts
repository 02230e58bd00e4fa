import { randomUUID } from 'node:crypto'

/** Its first words are those that no line of a log may hold. */
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

/** The addresses of those who cannot sign in. */
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

export type SignUps = {
  /** The addresses whose accounts the server has confirmed. */
  acknowledged: string[]
  /** Of all answers. */
  statuses: Set<number>
  /** Ends when the server is gone, or after `stop`. */
  ended: Promise<void>
  stop: () => Promise<void>
}

/** For servers that are to go on with that for seconds: one address may register only so many. */
export const unlimited = { IDENTITY_THROTTLE: 'off' }

/** Visitors who sign up one after another, four at a time. `onAcknowledged` hears how many have an account. */
export function signUps(address: string, onAcknowledged = (_count: number): void => {}): SignUps {
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let goesOn = true
  const visitors = Array.from({ length: 4 }, async () => {
    while (goesOn) {
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
      goesOn = false
      return ended
    },
  }
}
