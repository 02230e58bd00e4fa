import { t } from '#web/language/translate.ts'
import { allKept } from '#web/visits/sync/all-kept.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { useAccountForm } from '../forms/use-account-form.ts'
import type { OwnAccount } from '../session/own-account.ts'
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
          'A file with what we can show you of your account, such as your email address, when you registered and when you last logged in, and with your days, visits, notes and favourites.',
        )}
      </p>
      <AccountForm
        form={form}
        submitLabel={t('Download what’s stored about me')}
        pendingNote={t('Preparing your file…')}
        quiet
      />
    </>
  )
}

async function download(own: OwnAccount): Promise<void> {
  await own.refresh()
  const claims = await own.customClaims()
  const kept = await allKept(own)
  const details = own.details()
  if (details) save('travel-visit-account.json', accountFile(details, claims, kept, new Date()))
}

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  // Revoked with a delay, because some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
