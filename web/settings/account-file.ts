import { t } from '../language/translate.ts'
import type { AccountDetails } from '../session/own-account.ts'

/** What somebody gets who asks what is stored about them: a JSON text that a person can read, too. */
export function accountFile(
  details: AccountDetails,
  customClaims: Record<string, unknown>,
  madeAt: Date,
): string {
  const file = {
    about: t('What Travel Visit stores about you, as its sign-in service tells it.'),
    madeAt: madeAt.toISOString(),
    account: {
      id: details.id,
      email: details.email,
      emailConfirmed: details.emailVerified,
      name: details.name,
      pictureAddress: details.pictureAddress,
      phone: details.phone,
      waysToSignIn: details.signInMethods,
      createdAt: details.createdAt,
      lastSignInAt: details.lastSignInAt,
      customClaims,
    },
    notInThisFile: {
      password: t(
        'Only a value worked out from your password is stored. Nobody can read the password itself, and neither can we.',
      ),
      earlier: t(
        'The first email address of this account, if it has changed, and when its password was last changed. Both are stored, but the program that this page signs you in with does not show them.',
      ),
      safety: t(
        'The records that keep you signed in and keep others from guessing your password: random numbers, counts and times.',
      ),
      mailedLinks: t(
        'While a link that was mailed to you can still be opened: the email addresses that it is about.',
      ),
    },
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
