import { t } from '#web/language/translate.ts'
import type { Accounts } from '../session/firebase.ts'
import './account-settings.css'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Disclosure } from './disclosure.tsx'
import { DownloadData } from './download-data.tsx'
import { EmailStatus } from './email-status.tsx'
import type { Leaving } from './farewell.tsx'
import { Setting } from './setting.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { useAccountDetails } from './use-account-details.ts'

type AccountSettingsProps = {
  accounts: Accounts
  onLeaving: (leaving: Leaving) => void
  onLeft: (leaving: Leaving) => void
}

/** All that somebody may do with their account, one subject below the other. */
export function AccountSettings({ accounts: { own }, onLeaving, onLeft }: AccountSettingsProps) {
  const details = useAccountDetails(own)
  if (!details) return null
  const { email } = details
  const leave = (leaving: Leaving) => ({
    onLeaving: () => onLeaving(leaving),
    onLeft: () => onLeft(leaving),
  })
  return (
    // Another account, another set of forms.
    <div className="account-settings" key={details.id}>
      <Setting id="setting-email" heading={t('Email')}>
        <EmailStatus own={own} details={details} key={email} />
        <Disclosure label={t('Change my email')}>
          <ChangeEmail own={own} email={email} key={email} />
        </Disclosure>
      </Setting>
      <Setting id="setting-password" heading={t('Password')}>
        <p>{t('A new password signs out every other device.')}</p>
        <Disclosure label={t('Change my password')}>
          <ChangePassword own={own} email={email} />
        </Disclosure>
      </Setting>
      <Setting id="setting-devices" heading={t('Devices')}>
        <p>
          {t(
            'Left signed in on a phone or a computer that isn’t yours? Sign out on all of them, this one too.',
          )}
        </p>
        <Disclosure label={t('Sign out everywhere')}>
          <SignOutEverywhere own={own} email={email} {...leave('signed out everywhere')} />
        </Disclosure>
      </Setting>
      <Setting id="setting-data" heading={t('Your data')}>
        <DownloadData own={own} />
      </Setting>
      <Setting id="setting-delete" heading={t('Delete account')}>
        <DeleteAccount own={own} email={email} {...leave('deleted')} />
      </Setting>
    </div>
  )
}
