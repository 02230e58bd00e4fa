import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import type { Questions } from './ask.ts'
import { customClaimsOf } from './custom-claims.ts'
import { isRight, withCode } from './error-code.ts'
import { answered, makeChange, sendMail } from './make-change.ts'

export type AccountDetails = {
  id: string
  email: string
  emailVerified: boolean
  name: string | null
  pictureAddress: string | null
  phone: string | null
  createdAt: string | null
  lastSignInAt: string | null
  signInMethods: string[]
}

/** Whatever is useful to a thief at an open browser asks for the password. */
export type OwnAccount = {
  details: () => AccountDetails | null
  refresh: () => Promise<void>
  /** Only a new ID token has them. */
  customClaims: () => Promise<Record<string, unknown>>
  /** As the ID token in hand says: an hour later at the latest it knows what an operator has allowed. */
  isEditor: () => Promise<boolean>
  storesCopies: boolean
  /** `fresh` if the last token was refused. Throws if somebody else is signed in by then. */
  idToken: (account: string, fresh?: boolean) => Promise<string>
  sendVerification: () => Promise<void>
  changeEmail: (password: string, newEmail: string) => Promise<void>
  changePassword: (password: string, newPassword: string) => Promise<void>
  endSessions: (password: string) => Promise<void>
  /** `deleteCopy` deletes what our own server has saved, which a hosted project does not know of. */
  remove: (password: string, deleteCopy: (idToken: string) => Promise<void>) => Promise<void>
}

/** `current` returns null as soon as another tab has ended the session, before the SDK follows. */
export function ownAccountOf(
  current: () => User | null,
  { endOf }: Questions,
  storesCopies: boolean,
): OwnAccount {
  // Awaited by all calls: a change may revoke the token, and a call with that would look like the session's end.
  let change: Promise<void> = Promise.resolve()
  /** A password that may have been replaced, as no answer came: whoever enters it may mean the next one. */
  let replaced: { password: string; by: string } | undefined

  function asOwner(act: (user: User) => Promise<void>): Promise<void> {
    const acted = act(signedIn(current))
    change = acted.catch(() => {})
    return acted
  }

  async function prove(user: User, password: string): Promise<string> {
    const proved = reauthenticated(user, password)
    if (replaced?.password !== password) await proved
    else if (!(await isRight(proved))) {
      await reauthenticated(user, replaced.by)
      return replaced.by
    }
    return password
  }
  return {
    details() {
      const user = current()
      return user && detailsOf(user)
    },
    async refresh() {
      await change
      await signedIn(current).reload()
    },
    customClaims: async () => customClaimsOf((await signedIn(current).getIdTokenResult(true)).claims),
    isEditor: async () => (await signedIn(current).getIdTokenResult()).claims.editor === true,
    storesCopies,
    async idToken(account, fresh) {
      await change
      const token = await signedIn(current, account).getIdToken(fresh)
      signedIn(current, account)
      return token
    },
    sendVerification: () => sendMail(async () => sendEmailVerification(signedIn(current))),
    changeEmail: (password, newEmail) =>
      asOwner(async (user) => {
        await prove(user, password)
        await sendMail(() => verifyBeforeUpdateEmail(user, newEmail))
      }),
    changePassword: (password, newPassword) =>
      asOwner(async (user) => {
        let isReplaced = false
        await makeChange({
          key: `password ${newPassword}`,
          async prepare() {
            const right = await prove(user, password)
            isReplaced = right !== password && right === newPassword
          },
          async make() {
            replaced = { password, by: newPassword }
            if (!isReplaced) await updatePassword(user, newPassword)
          },
          isMade: () => isRight(reauthenticated(user, newPassword)),
        })
        replaced = undefined
      }),
    // Setting the same password again ends all sessions; revoking them would need a privileged key.
    endSessions: (password) =>
      asOwner((user) => {
        let [right, { refreshToken }] = [password, user]
        return makeChange({
          key: 'sessions',
          async prepare() {
            right = await prove(user, password)
            refreshToken = user.refreshToken
          },
          make: () => updatePassword(user, right),
          isMade: async () => (await endOf(refreshToken)) !== undefined,
        })
      }),
    remove: (password, deleteCopy) =>
      asOwner((user) =>
        makeChange({
          key: 'account',
          async prepare() {
            await prove(user, password)
            if (storesCopies) await deleteCopy(await user.getIdToken())
          },
          make: () => deleteUser(user),
          isMade: async () => (await endOf(user.refreshToken)) === 'gone',
          repeated: 'auth/user-token-expired',
        }),
      ),
  }
}

async function reauthenticated(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  await answered(reauthenticateWithCredential(user, credential))
}

/** Throws if another tab has just signed out, or signed in another account, which this page has not followed yet. */
function signedIn(current: () => User | null, uid?: string): User {
  const user = current()
  if (user && (uid === undefined || user.uid === uid)) return user
  throw withCode('auth/no-current-user')
}

function detailsOf(user: User): AccountDetails {
  const { creationTime, lastSignInTime } = user.metadata
  return {
    id: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    name: user.displayName,
    pictureAddress: user.photoURL,
    phone: user.phoneNumber,
    createdAt: isoTime(creationTime),
    lastSignInAt: isoTime(lastSignInTime),
    signInMethods: user.providerData.map(({ providerId }) => providerId),
  }
}

/** The SDK returns times like `toUTCString`. */
function isoTime(time: string | undefined): string | null {
  return time ? new Date(time).toISOString() : null
}
