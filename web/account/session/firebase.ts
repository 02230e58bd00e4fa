import { type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  type Auth,
  beforeAuthStateChanged,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
  validatePassword,
} from 'firebase/auth'
import { spokenLanguage } from '#web/language/translate.ts'
import { type MailedCodes, mailedCodesOf } from './mailed-codes.ts'
import { type OwnAccount, ownAccountOf } from './own-account.ts'
import { shareSession } from './shared-session.ts'
import { type SignedIn, storedUser } from './stored-user.ts'

type Credential = { email: string; password: string }

export type Accounts = {
  logIn: (credential: Credential) => Promise<void>
  register: (credential: Credential) => Promise<void>
  logOut: () => Promise<void>
  /** The least number of characters of a new password, if the provider says. */
  leastPasswordLength: () => Promise<number | undefined>
  /** Called at once and after every change of the sign-in state, in other tabs too. */
  onChange: (listener: (signedIn: boolean) => void) => void
  /** The id of the account whose session has just ended, if the account is gone. The SDK does not tell. */
  goneAccount: () => Promise<string | undefined>
  own: OwnAccount
  codes: MailedCodes
}

/**
 * The contents of `/__/firebase/init.json`: a Firebase project's configuration and, only from our server,
 * `identityUrl`.
 */
type ClientConfig = FirebaseOptions & { identityUrl?: string }

/**
 * Opens the identity provider that the pages' server names. Resolves once a stored session has been restored or
 * rejected.
 */
export async function openFirebase(): Promise<Accounts> {
  const { config, storesCopies } = await fetchConfig()
  const { identityUrl, ...project } = config
  // The SDK forgets a session that has ended.
  const before = storedUser()
  const session = shareSession()
  const auth = initializeAuth(initializeApp(project), { persistence: session.persistence })
  // Without this the SDK would call Google; it has no other public API to name an identity service.
  const service = identityUrl && new URL(identityUrl, location.origin).origin
  if (service) connectAuthEmulator(auth, service, { disableWarnings: true })
  // Mails are sent in the page's language, if the provider supports it.
  auth.languageCode = spokenLanguage()
  // Called for logins on this page only.
  beforeAuthStateChanged(auth, (user) => {
    if (user) session.begin(user.refreshToken)
  })
  await auth.authStateReady()
  session.forgetOthers()
  const current = () => (session.belongsTo(auth.currentUser?.uid) ? auth.currentUser : null)
  const tokens = `${service ? `${service}/` : 'https://'}securetoken.googleapis.com/v1/token`
  return accountsOf(auth, current, storesCopies, goneAccountOf(auth, tokens, before))
}

/** The SDK's own request timeout. */
const timeoutMs = 30_000

/** A host of static files does not offer what accounts keep. */
async function fetchConfig(): Promise<{ config: ClientConfig; storesCopies: boolean }> {
  const timeout = new AbortController()
  setTimeout(() => timeout.abort(), timeoutMs)
  const response = await fetch('/__/firebase/init.json', {
    // The browser may have kept the login page of a station's Wi-Fi.
    cache: 'no-cache',
    signal: timeout.signal,
  })
  if (!response.ok) throw new Error(`The identity provider's configuration answered ${response.status}`)
  const config: ClientConfig = await response.json()
  // A portal's answer would open another project, where the stored session is not valid.
  if (!config?.apiKey) throw new Error('The answer is no configuration of an identity provider')
  const storesCopies = response.headers.get('link')?.includes('</api/') ?? false
  return { config, storesCopies }
}

function goneAccountOf(auth: Auth, tokens: string, before: SignedIn | undefined): Accounts['goneAccount'] {
  let last = before
  onAuthStateChanged(auth, (user) => {
    last = user ?? last
  })
  return async () => {
    if (!last || auth.currentUser) return undefined
    const { uid, refreshToken } = last
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
    try {
      const answer = await fetch(`${tokens}?key=${auth.config.apiKey}`, { method: 'POST', body })
      return (await answer.json()).error?.message === 'USER_NOT_FOUND' ? uid : undefined
    } catch {
      return undefined
    }
  }
}

function accountsOf(
  auth: Auth,
  current: () => User | null,
  storesCopies: boolean,
  goneAccount: Accounts['goneAccount'],
): Accounts {
  return {
    goneAccount,
    async logIn({ email, password }) {
      await signInWithEmailAndPassword(auth, email, password)
    },
    async register({ email, password }) {
      await createUserWithEmailAndPassword(auth, email, password)
    },
    logOut: () => signOut(auth),
    async leastPasswordLength() {
      const { passwordPolicy } = await validatePassword(auth, '')
      return passwordPolicy.customStrengthOptions.minPasswordLength
    },
    onChange(listener) {
      const tell = () => listener(current() !== null)
      onAuthStateChanged(auth, tell)
      tell()
    },
    own: ownAccountOf(current, storesCopies),
    codes: mailedCodesOf(auth),
  }
}
