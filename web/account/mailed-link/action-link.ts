const modes = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const

/** The parameters of the link in an account mail: https://firebase.google.com/docs/auth/custom-email-handler. */
export type ActionLink = {
  mode: (typeof modes)[number]
  code: string
  /** The page of ours to continue to; null if the link names none, or a foreign one. */
  continueUrl: string | null
}

/** Parses the query of a link; undefined unless a page of ours can handle it. */
export function readActionLink(query: string, origin: string): ActionLink | undefined {
  const parameters = new URLSearchParams(query)
  const mode = modes.find((known) => known === parameters.get('mode'))
  const code = parameters.get('oobCode')
  if (!mode || !code) return undefined
  return { mode, code, continueUrl: addressOnOrigin(parameters.get('continueUrl'), origin) }
}

/**
 * A mail could name any address, and a link on our page would lend it our credibility. The result is a full URL: a bare
 * path might begin with two slashes, which browsers take for another host.
 */
function addressOnOrigin(address: string | null, origin: string): string | null {
  if (!address) return null
  try {
    const url = new URL(address, origin)
    return url.origin === origin && url.protocol !== 'blob:' ? url.href : null
  } catch {
    // Not a URL.
    return null
  }
}
