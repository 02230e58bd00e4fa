const modes = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const

/** What the link in an account mail carries; https://firebase.google.com/docs/auth/custom-email-handler. */
export type ActionLink = {
  mode: (typeof modes)[number]
  code: string
  /** A page of ours to go on to; null where none is named, or one elsewhere. */
  continueUrl: string | null
}

/** Reads the query of a link. Nothing where it is no link that a page of ours can follow. */
export function readActionLink(query: string, origin: string): ActionLink | undefined {
  const parameters = new URLSearchParams(query)
  const mode = modes.find((known) => known === parameters.get('mode'))
  const code = parameters.get('oobCode')
  if (!mode || !code) return undefined
  return { mode, code, continueUrl: addressOnOrigin(parameters.get('continueUrl'), origin) }
}

/** The query of a mailed link, which its page keeps as the state of an entry in the history; no other page of ours has one. */
export function heldQuery(state: unknown): string | undefined {
  return typeof state === 'string' ? state : undefined
}

/**
 * A mail could name any address, and a link on our page would lend it our name. The answer is a whole
 * address: a path of its own may begin with two slashes, which browsers take for another host.
 */
function addressOnOrigin(address: string | null, origin: string): string | null {
  if (!address) return null
  try {
    const url = new URL(address, origin)
    return url.origin === origin && url.protocol !== 'blob:' ? url.href : null
  } catch {
    // No address at all.
    return null
  }
}
