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
  validatePassword,
} from 'firebase/auth'
import { spokenLanguage } from '#web/language/translate.ts'
import { type Questions, questionsTo } from './ask.ts'
import { isRight } from './error-code.ts'
import { type MailedCodes, mailedCodesOf } from './mailed-codes.ts'
import { answered, makeChange } from './make-change.ts'
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
  const questions = questionsTo(service, auth.config.apiKey)
  return {
    ...accountsOf(auth),
    goneAccount: goneAccountOf(auth, questions, before),
    onChange(listener) {
      const tell = () => listener(current() !== null)
      onAuthStateChanged(auth, tell)
      tell()
    },
    own: ownAccountOf(current, questions, storesCopies),
    codes: mailedCodesOf(auth, questions),
  }
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

function goneAccountOf(
  auth: Auth,
  { endOf }: Questions,
  before: SignedIn | undefined,
): Accounts['goneAccount'] {
  let last = before
  onAuthStateChanged(auth, (user) => {
    last = user ?? last
  })
  return async () => {
    if (!last || auth.currentUser) return undefined
    const { uid, refreshToken } = last
    const end = await endOf(refreshToken).catch(() => undefined)
    return end === 'gone' ? uid : undefined
  }
}

function accountsOf(auth: Auth): Pick<Accounts, 'logIn' | 'register' | 'logOut' | 'leastPasswordLength'> {
  const logIn: Accounts['logIn'] = async ({ email, password }) => {
    await answered(signInWithEmailAndPassword(auth, email, password))
  }
  return {
    logIn,
    register: ({ email, password }) =>
      makeChange({
        key: `register ${email} ${password}`,
        make: () => createUserWithEmailAndPassword(auth, email, password),
        isMade: () => isRight(logIn({ email, password })),
      }),
    logOut: () => signOut(auth),
    async leastPasswordLength() {
      const { passwordPolicy } = await validatePassword(auth, '')
      return passwordPolicy.customStrengthOptions.minPasswordLength
    },
  }
}
