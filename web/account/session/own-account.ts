import {
  type Auth,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { customClaimsOf } from './custom-claims.ts'

/** What the identity provider tells somebody about their own account. Times are ISO 8601. */
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
 * What somebody who is signed in may do with their account. All that would help a thief who holds an
 * open browser asks for the password again, which also makes the sign-in recent enough for the provider.
 */
export type OwnAccount = {
  /** As last heard from the provider; nothing for a guest. */
  details: () => AccountDetails | null
  /** Asks the provider again, once no change is under way. */
  refresh: () => Promise<void>
  /** As the provider has them now; asks it for a new ID token, where alone they stand. */
  customClaims: () => Promise<Record<string, unknown>>
  sendVerification: () => Promise<void>
  /** Nothing changes until the link in the mail to the new address is opened. */
  changeEmail: (password: string, newEmail: string) => Promise<void>
  /** Ends every other session. */
  changePassword: (password: string, newPassword: string) => Promise<void>
  /** Ends every session but this one, which its caller ends. */
  endSessions: (password: string) => Promise<void>
  remove: (password: string) => Promise<void>
}

export function ownAccountOf(auth: Auth): OwnAccount {
  // A change may end the token that the SDK still holds; to ask with it would be taken for a dead session.
  let change: Promise<void> = Promise.resolve()
  function asOwner(password: string, act: (user: User) => Promise<void>): Promise<void> {
    const acted = reauthenticated(auth, password).then(act)
    change = acted.catch(() => {})
    return acted
  }
  return {
    details: () => auth.currentUser && detailsOf(auth.currentUser),
    async refresh() {
      await change
      await signedIn(auth).reload()
    },
    customClaims: async () => customClaimsOf((await signedIn(auth).getIdTokenResult(true)).claims),
    sendVerification: async () => sendEmailVerification(signedIn(auth)),
    changeEmail: (password, newEmail) => asOwner(password, (user) => verifyBeforeUpdateEmail(user, newEmail)),
    changePassword: (password, newPassword) => asOwner(password, (user) => updatePassword(user, newPassword)),
    // The SDK has no call that ends sessions: revoking them is left to servers with a privileged key. But
    // a new password ends them all, here and at a hosted project, even one that equals the old.
    endSessions: (password) => asOwner(password, (user) => updatePassword(user, password)),
    remove: (password) => asOwner(password, deleteUser),
  }
}

async function reauthenticated(auth: Auth, password: string): Promise<User> {
  const user = signedIn(auth)
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  return user
}

/** Another tab may have signed out a moment ago; the page is about to follow. */
function signedIn({ currentUser }: Auth): User {
  if (currentUser) return currentUser
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

/** The SDK gives times as `Date` writes them for people. */
function isoTime(time: string | undefined): string | null {
  return time ? new Date(time).toISOString() : null
}
