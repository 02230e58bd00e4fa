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
  leastPasswordLength: () => Promise<number | undefined>
  onChange: (listener: (signedIn: boolean) => void) => void
  /** The id of an account whose session ended because it is gone, which the SDK does not tell. */
  goneAccount: () => Promise<string | undefined>
  own: OwnAccount
  codes: MailedCodes
}

/** The contents of `/__/firebase/init.json`. Only our own server adds `identityUrl`. */
type ClientConfig = FirebaseOptions & { identityUrl?: string }

export async function openFirebase(): Promise<Accounts> {
  const { config, storesCopies } = await fetchConfig()
  const { identityUrl, ...project } = config
  // Read now, as the SDK forgets a session that has ended.
  const before = storedUser()
  const session = shareSession()
  const auth = initializeAuth(initializeApp(project), { persistence: session.persistence })
  // The only public API of the SDK to name another identity service than that of Google.
  const service = identityUrl && new URL(identityUrl, location.origin).origin
  if (service) connectAuthEmulator(auth, service, { disableWarnings: true })
  auth.languageCode = spokenLanguage()
  // The SDK calls this only for logins on this page.
  beforeAuthStateChanged(auth, (user) => {
    if (user) session.begin(user.refreshToken)
  })
  await auth.authStateReady()
  session.forgetOthers()
  const current = () => (session.belongsTo(auth.currentUser?.uid) ? auth.currentUser : null)
  const tokens = `${service ? `${service}/` : 'https://'}securetoken.googleapis.com/v1/token`
  return accountsOf(auth, current, storesCopies, goneAccountOf(auth, tokens, before))
}

const timeoutMs = 30_000

/** `storesCopies` is false on static hosts, which save nothing for accounts. */
async function fetchConfig(): Promise<{ config: ClientConfig; storesCopies: boolean }> {
  const timeout = new AbortController()
  setTimeout(() => timeout.abort(), timeoutMs)
  const response = await fetch('/__/firebase/init.json', {
    // The cache may hold the login page of a station's Wi-Fi.
    cache: 'no-cache',
    signal: timeout.signal,
  })
  if (!response.ok) throw new Error(`The identity provider's configuration answered ${response.status}`)
  const config: ClientConfig = await response.json()
  // The answer of such a network would open another project, in which the stored session is invalid.
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
