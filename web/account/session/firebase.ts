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
} from 'firebase/auth'
import { spokenLanguage } from '#web/language/translate.ts'
import { type MailedCodes, mailedCodesOf } from './mailed-codes.ts'
import { type OwnAccount, ownAccountOf } from './own-account.ts'

type Credential = { email: string; password: string }

export type Accounts = {
  logIn: (credential: Credential) => Promise<void>
  register: (credential: Credential) => Promise<void>
  logOut: () => Promise<void>
  /** Tells at once, and after each change, in other tabs too, whether somebody is signed in. */
  onChange: (listener: (signedIn: boolean) => void) => void
  own: OwnAccount
  codes: MailedCodes
}

/** What `/__/firebase/init.json` says: a Firebase project, and ours alone: where its accounts are. */
type ClientConfig = FirebaseOptions & { identityUrl?: string }

/**
 * Opens the identity provider that the pages' own server names. Resolves once a stored session is
 * restored or found dead.
 */
export async function openFirebase(): Promise<Accounts> {
  const { identityUrl, ...project } = await fetchConfig()
  const auth = initializeAuth(initializeApp(project), { persistence: browserLocalPersistence })
  // Without it the SDK would reach for Google's own service; there is no other public way to name one.
  if (identityUrl !== undefined) {
    connectAuthEmulator(auth, new URL(identityUrl, location.origin).origin, { disableWarnings: true })
  }
  // Mails come in the language that is read, where the provider has it.
  auth.languageCode = spokenLanguage()
  await auth.authStateReady()
  return accountsOf(auth)
}

/** As long as the SDK gives its own requests. */
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
    onChange(listener) {
      onAuthStateChanged(auth, (user) => listener(user !== null))
      listener(auth.currentUser !== null)
    },
    own: ownAccountOf(auth),
    codes: mailedCodesOf(auth),
  }
}
