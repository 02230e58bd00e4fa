import { AccountForm } from '#web/account/forms/account-form.tsx'
import { useAccountForm } from '#web/account/forms/use-account-form.ts'
import type { OwnAccount } from '#web/account/session/own-account.ts'
import { t } from '#web/language/translate.ts'
import { allSaved } from '#web/saved/sync/all-saved.ts'
import { saveFile } from '#web/shell/save-file.ts'
import { accountFile } from './account-file.ts'

export function DownloadData({ own }: { own: OwnAccount }) {
  const form = useAccountForm({
    fields: {},
    submit: () => download(own),
    failure: t('We couldn’t prepare your file'),
  })
  return (
    <>
      <p>
        {t(
          'A file with what we can show you of your account, such as your email address, when you registered and when you last logged in, and with your plans, visits, notes and favourites.',
        )}
      </p>
      <AccountForm
        form={form}
        submitLabel={t('Download what’s stored about me')}
        pendingNote={t('Preparing your file…')}
        kind="quiet"
      />
    </>
  )
}

async function download(own: OwnAccount): Promise<void> {
  await own.refresh()
  const claims = await own.customClaims()
  const details = own.details()
  if (details) {
    const saved = await allSaved(own, details.id)
    const file = accountFile(details, claims, saved, new Date())
    saveFile('travel-visit-account.json', 'application/json', file)
  }
}
