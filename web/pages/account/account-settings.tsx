import { type ReactNode, useEffect, useState } from 'react'
import type { Accounts } from '#web/account/session/firebase.ts'
import type { AccountDetails, OwnAccount } from '#web/account/session/own-account.ts'
import { useSession } from '#web/account/session/session.ts'
import { t } from '#web/language/translate.ts'
import { SavedNote } from '#web/saved/sync/saved-note.tsx'
import './account-settings.css'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DeskLink } from './desk-link.tsx'
import { DownloadData } from './download-data.tsx'
import { EmailStatus } from './email-status.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** What has just signed the reader out; the page stays to confirm it. */
export type Leaving = 'deleted' | 'signedOutEverywhere'

type AccountSettingsProps = {
  accounts: Accounts
  onLeaving: (leaving: Leaving) => void
  onLeft: (leaving: Leaving) => void
}

export function AccountSettings({ accounts: { own }, onLeaving, onLeft }: AccountSettingsProps) {
  const details = useAccountDetails(own)
  if (!details) return null
  const { email } = details
  const leave = (leaving: Leaving) => ({
    onLeaving: () => onLeaving(leaving),
    onLeft: () => onLeft(leaving),
  })
  return (
    // Another account gets fresh forms.
    <div className="account-settings stack gap-4" key={details.id}>
      <DeskLink own={own} />
      <Setting id="setting-email" heading={t('Email')}>
        <EmailStatus own={own} details={details} key={email} />
        <Disclosure label={t('Change my email')}>
          <ChangeEmail own={own} email={email} key={email} />
        </Disclosure>
      </Setting>
      <Setting id="setting-password" heading={t('Password')}>
        <p>{t('A new password logs out every other device.')}</p>
        <Disclosure label={t('Change my password')}>
          <ChangePassword own={own} email={email} />
        </Disclosure>
      </Setting>
      <Setting id="setting-devices" heading={t('Devices')}>
        <p>{t('Still logged in on a device that isn’t yours? Log out on all of them, this one too.')}</p>
        <Disclosure label={t('Log out everywhere')}>
          <SignOutEverywhere own={own} email={email} {...leave('signedOutEverywhere')} />
        </Disclosure>
      </Setting>
      <Setting id="setting-visits" heading={t('Your plans and visits')}>
        <SavedNote />
        <p>
          {t('They’re on every device where you log in. When you log out, they’re removed from that device.')}
        </p>
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

type SettingProps = { id: string; heading: string; children: ReactNode }

function Setting({ id, heading, children }: SettingProps) {
  return (
    <section className="setting sheet raised stack gap-3" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

/** One form is open at a time, and closing unmounts it: no input remains, and password managers see one form. */
function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="disclosure"
      name="setting"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      {open && <div className="disclosure-content stack gap-3">{children}</div>}
    </details>
  )
}

/**
 * Reads the details again whenever the page becomes visible: links in mails open other tabs and change the account
 * there.
 */
function useAccountDetails(own: OwnAccount): AccountDetails | null {
  const session = useSession()
  const [details, setDetails] = useState(own.details)

  // Another account may have signed in in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session tells when to read again.
  useEffect(() => setDetails(own.details()), [own, session])

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshed(own).then(setDetails)
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [own])
  return details
}

async function refreshed(own: OwnAccount): Promise<AccountDetails | null> {
  try {
    await own.refresh()
  } catch {
    // Without a network the known details stay. If the session is over, the SDK has signed out.
  }
  return own.details()
}
