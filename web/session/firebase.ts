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
  type User,
} from 'firebase/auth'

export type Credential = { email: string; password: string }

export type Accounts = {
  logIn: (credential: Credential) => Promise<void>
  register: (credential: Credential) => Promise<void>
  logOut: () => Promise<void>
}

/** What `/__/firebase/init.json` says: a Firebase project, and ours alone: where its accounts are. */
type ClientConfig = FirebaseOptions & { identityUrl?: string }

/**
 * Opens the identity provider that the pages' own server names. Resolves once a stored session is
 * restored or found dead; `onUser` hears of that and of every later change, in other tabs too.
 */
export async function openFirebase(onUser: (user: User | null) => void): Promise<Accounts> {
  const { identityUrl, ...project } = await fetchConfig()
  const auth = initializeAuth(initializeApp(project), { persistence: browserLocalPersistence })
  // Without it the SDK would reach for Google's own service; there is no other public way to name one.
  if (identityUrl !== undefined) {
    connectAuthEmulator(auth, new URL(identityUrl, location.origin).origin, { disableWarnings: true })
  }
  await auth.authStateReady()
  onAuthStateChanged(auth, onUser)
  return accountsOf(auth)
}

async function fetchConfig(): Promise<ClientConfig> {
  const response = await fetch('/__/firebase/init.json')
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
  }
}
