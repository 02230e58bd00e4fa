import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { customClaimsOf } from './custom-claims.ts'

/** The identity provider's data about the member's own account. Times are ISO 8601. */
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

/**
 * What members can do with their account. Anything useful to a thief at an open browser asks for the password again,
 * which also makes the sign-in recent enough for the provider.
 */
export type OwnAccount = {
  /** As last read from the provider; null for a guest. */
  details: () => AccountDetails | null
  /** Reads them again, after any change in progress. */
  refresh: () => Promise<void>
  /** Requests a new ID token, because claims are found nowhere else. */
  customClaims: () => Promise<Record<string, unknown>>
  /** Whether the server of the pages stores what accounts save. */
  storesCopies: boolean
  /**
   * For our own server, after any change in progress; `fresh`, if it has refused the last one. Throws if somebody else is
   * signed in by then.
   */
  idToken: (account: string, fresh?: boolean) => Promise<string>
  sendVerification: () => Promise<void>
  /** Takes effect when the link in the mail to the new address is opened. */
  changeEmail: (password: string, newEmail: string) => Promise<void>
  /** Ends every other session. */
  changePassword: (password: string, newPassword: string) => Promise<void>
  /** Ends all other sessions; the caller ends this one. */
  endSessions: (password: string) => Promise<void>
  /** `deleteCopy` deletes what our own server has saved, which a hosted project does not know of. */
  remove: (password: string, deleteCopy: (idToken: string) => Promise<void>) => Promise<void>
}

/** `current`: null as soon as another tab has ended the session, even if the SDK follows a moment later. */
export function ownAccountOf(current: () => User | null, storesCopies: boolean): OwnAccount {
  // A change may revoke the SDK's current token; a request with that token would look like a dead session.
  let change: Promise<void> = Promise.resolve()
  function asOwner(password: string, act: (user: User) => Promise<void>): Promise<void> {
    const acted = reauthenticated(current, password).then(act)
    change = acted.catch(() => {})
    return acted
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
    storesCopies,
    async idToken(account, fresh) {
      await change
      const token = await signedIn(current, account).getIdToken(fresh)
      // Once more, as another tab may have logged out meanwhile.
      signedIn(current, account)
      return token
    },
    sendVerification: async () => sendEmailVerification(signedIn(current)),
    changeEmail: (password, newEmail) => asOwner(password, (user) => verifyBeforeUpdateEmail(user, newEmail)),
    changePassword: (password, newPassword) => asOwner(password, (user) => updatePassword(user, newPassword)),
    // The SDK cannot end other sessions: revoking them needs a privileged key. Setting a password ends them all, here
    // and on a hosted project, even if it equals the old one.
    endSessions: (password) => asOwner(password, (user) => updatePassword(user, password)),
    remove: (password, deleteCopy) =>
      asOwner(password, async (user) => {
        if (storesCopies) await deleteCopy(await user.getIdToken())
        await deleteUser(user)
      }),
  }
}

async function reauthenticated(current: () => User | null, password: string): Promise<User> {
  const user = signedIn(current)
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  return user
}

/** Another tab may have just signed out, or signed in another account than `uid`; this page will follow in a moment. */
function signedIn(current: () => User | null, uid?: string): User {
  const user = current()
  if (user && (uid === undefined || user.uid === uid)) return user
  throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/no-current-user' })
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

/** The SDK returns times in `Date`'s human-readable format. */
function isoTime(time: string | undefined): string | null {
  return time ? new Date(time).toISOString() : null
}
