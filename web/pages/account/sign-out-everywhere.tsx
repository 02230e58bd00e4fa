import { AccountForm } from '#web/account/forms/account-form.tsx'
import { currentPassword } from '#web/account/forms/current-password.ts'
import { refusedPassword } from '#web/account/forms/new-password.ts'
import { CurrentPasswordField } from '#web/account/forms/password-fields.tsx'
import { useAccountForm } from '#web/account/forms/use-account-form.ts'
import type { OwnAccount } from '#web/account/session/own-account.ts'
import { t } from '#web/language/translate.ts'
import { leaveDevice } from '#web/saved/sync/sync.ts'

type SignOutEverywhereProps = {
  own: OwnAccount
  email: string
  onLeaving: () => void
  onLeft: () => void
}

export function SignOutEverywhere({ own, email, onLeaving, onLeft }: SignOutEverywhereProps) {
  const form = useAccountForm({
    fields: { current_password: currentPassword },
    async submit({ current_password }) {
      onLeaving()
      await own.endSessions(current_password)
      await leaveDevice()
      onLeft()
    },
    failure: t('You weren’t logged out'),
    unanswered: t('Your devices may have been logged out'),
    hint: (error) => (refusedPassword(error).password ? tooWeak() : undefined),
  })
  return (
    <AccountForm
      form={form}
      id="everywhere"
      submitLabel={t('Log out everywhere')}
      pendingNote={t('Signing you out…')}
    >
      <CurrentPasswordField email={email} />
    </AccountForm>
  )
}

/** Sessions end by setting the same password again, which a newer policy may refuse. */
function tooWeak(): string {
  return t(
    'Your password is too easy to guess. Please change it above: that logs out every other device too.',
  )
}
