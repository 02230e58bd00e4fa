import { type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  validatePassword,
} from 'firebase/auth'
import { spokenLanguage } from '#web/language/translate.ts'
import { type MailedCodes, mailedCodesOf } from './mailed-codes.ts'
import { type OwnAccount, ownAccountOf } from './own-account.ts'

type Credential = { email: string; password: string }

export type Accounts = {
  logIn: (credential: Credential) => Promise<void>
  register: (credential: Credential) => Promise<void>
  logOut: () => Promise<void>
  /** The least number of characters of a new password, if the provider says. */
  leastPasswordLength: () => Promise<number | undefined>
  /** Called at once and after every change of the sign-in state, in other tabs too. */
  onChange: (listener: (signedIn: boolean) => void) => void
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
  const { identityUrl, ...project } = await fetchConfig()
  const auth = initializeAuth(initializeApp(project), { persistence: browserLocalPersistence })
  // Without this the SDK would call Google; it has no other public API to name an identity service.
  if (identityUrl !== undefined) {
    connectAuthEmulator(auth, new URL(identityUrl, location.origin).origin, { disableWarnings: true })
  }
  // Mails are sent in the page's language, if the provider supports it.
  auth.languageCode = spokenLanguage()
  await auth.authStateReady()
  return accountsOf(auth)
}

/** The SDK's own request timeout. */
const timeoutMs = 30_000

async function fetchConfig(): Promise<ClientConfig> {
  const timeout = new AbortController()
  setTimeout(() => timeout.abort(), timeoutMs)
  const response = await fetch('/__/firebase/init.json', { signal: timeout.signal })
  if (!response.ok) throw new Error(`The identity provider's configuration answered ${response.status}`)
  return (await response.json()) as ClientConfig
}

function accountsOf(auth: Auth): Accounts {
  return {
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
      onAuthStateChanged(auth, (user) => listener(user !== null))
      listener(auth.currentUser !== null)
    },
    own: ownAccountOf(auth),
    codes: mailedCodesOf(auth),
  }
}
