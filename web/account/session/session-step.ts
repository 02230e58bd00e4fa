/** As the SDK stores it; we add `login`, which stays the same from login to logout, whatever the tokens. */
export type StoredUser = { uid?: string; login?: unknown; stsTokenManager?: { refreshToken?: string } }

/** What a page knows of the session that all tabs share. Sessions are texts, as they are stored. */
export type Known = {
  session: string | null
  /** Ended logins and replaced tokens: a tab may store them again before it learns of the end. */
  past: ReadonlySet<string | null>
  /** The refresh token of a login on this page, until the SDK stores it. */
  beginning: string | undefined
  /** While it starts, the SDK would not notice that its user is gone. */
  isStarting: boolean
}

export type SessionEvent =
  | { kind: 'read' }
  | { kind: 'written'; user: StoredUser; login: number }
  | { kind: 'removed' }
  | { kind: 'changed elsewhere' }

type Step = {
  known: Known
  stored: string | null
  follows: boolean
}

export const nothingKnown: Known = { session: null, past: new Set(), beginning: undefined, isStarting: true }

/**
 * The SDK stores its user again after each request and at its start, even if another tab has logged out meanwhile. So
 * only a login on this page replaces what is stored; all else is written only over the session that it was read from.
 */
export function stepTo(
  event: SessionEvent,
  known: Known,
  stored: string | null,
  forgotten: readonly (string | null)[],
): Step {
  const hasEnded = (text: string | null) => [...known.past, ...forgotten.map(loginIn)].includes(loginIn(text))
  const isUnchanged = sessionIn(stored) === sessionIn(known.session)
  switch (event.kind) {
    case 'read': {
      const left = hasEnded(stored) ? null : stored
      return { known: knowing(left, known), stored: left, follows: false }
    }
    case 'written': {
      const { user, login } = event
      const { beginning, past, session } = known
      const isLogin = beginning !== undefined && user.stsTokenManager?.refreshToken === beginning
      const text = JSON.stringify({ ...user, login: isLogin ? login : loginIn(session) })
      const isCurrent = session !== null && isUnchanged && !hasEnded(text) && !past.has(sessionIn(text))
      const started = { ...known, beginning: isLogin ? undefined : beginning, isStarting: false }
      return isLogin || isCurrent
        ? { known: knowing(text, started), stored: text, follows: false }
        : { known: started, stored, follows: true }
    }
    case 'removed':
      // The SDK removes the session that it knows: one that another tab has begun stays.
      return {
        known: { ...knowing(null, known), isStarting: false },
        stored: isUnchanged ? null : stored,
        follows: !isUnchanged,
      }
    case 'changed elsewhere':
      if (stored === known.session) return { known, stored, follows: false }
      return known.isStarting
        ? { known: { ...known, past: withPast(known, stored) }, stored, follows: false }
        : { known, stored, follows: true }
  }
}

export function knowing(text: string | null, known: Known): Known {
  const past = withPast(known, text)
  past.delete(sessionIn(text))
  return { ...known, session: text, past }
}

function withPast({ past, session }: Known, next: string | null): Set<string | null> {
  const ended = [loginIn, sessionIn].filter((of) => of(session) !== of(next)).map((of) => of(session))
  return new Set([...past, ...ended])
}

function loginIn(text: string | null): string | null {
  const user = userIn(text)
  return user && String(user.login ?? user.stsTokenManager?.refreshToken)
}

export function sessionIn(text: string | null): string | null {
  return text && `${loginIn(text)} ${userIn(text)?.stsTokenManager?.refreshToken}`
}

export function userIn(text: string | null): StoredUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
