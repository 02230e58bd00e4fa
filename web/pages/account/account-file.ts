import { days, favourites, visits } from '#day/entries/days.ts'
import type { Entries } from '#day/entries/entry.ts'
import type { AccountDetails } from '#web/account/session/own-account.ts'
import { t } from '#web/language/translate.ts'

export function accountFile(
  details: AccountDetails,
  customClaims: Record<string, unknown>,
  saved: Entries,
  madeAt: Date,
): string {
  const file = {
    about: t('What Travel Visit stores about you, as our account service reports it.'),
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
    days: days(saved),
    visits: visits(saved),
    favourites: favourites(saved),
    notInThisFile: {
      password: t('We keep only a scrambled form of your password. Nobody can read it, not even us.'),
      earlier: t(
        'This account’s first email address, if it has changed, and when its password was last changed. We store both, but the program that signs you in on this page doesn’t show them.',
      ),
      safety: t(
        'The records that keep you logged in and keep others from guessing your password: random numbers, counts and times.',
      ),
      mailedLinks: t('While a link that we emailed you still works: the email addresses it’s about.'),
    },
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
