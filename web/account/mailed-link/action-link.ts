const modes = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const

/** As in https://firebase.google.com/docs/auth/custom-email-handler. */
export type ActionLink = {
  mode: (typeof modes)[number]
  code: string
  /** Null if the link names no page, or one of another site. */
  continueUrl: string | null
}

export function readActionLink(query: string, origin: string): ActionLink | undefined {
  const parameters = new URLSearchParams(query)
  const mode = modes.find((known) => known === parameters.get('mode'))
  const code = parameters.get('oobCode')
  if (!mode || !code) return undefined
  return { mode, code, continueUrl: addressOnOrigin(parameters.get('continueUrl'), origin) }
}

/** A link to another site would borrow our credibility. Browsers take a path that begins with "//" for a host. */
function addressOnOrigin(address: string | null, origin: string): string | null {
  if (!address) return null
  try {
    const url = new URL(address, origin)
    return url.origin === origin && url.protocol !== 'blob:' ? url.href : null
  } catch {
    return null
  }
}
