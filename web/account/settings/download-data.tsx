import { useActionState } from 'react'
import { t } from '#web/language/translate.ts'
import { AccountForm } from '../fields/account-form.tsx'
import { type Problem, problemOf } from '../fields/problem.ts'
import { ProblemSummary } from '../fields/problem-summary.tsx'
import type { OwnAccount } from '../session/own-account.ts'
import { accountFile } from './account-file.ts'

export function DownloadData({ own }: { own: OwnAccount }) {
  const [problem, submit, pending] = useActionState<Problem | null, FormData>(() => download(own), null)
  return (
    <>
      <p>
        {t(
          'A file with what we can show you of your account, such as your email address, when you registered and when you last signed in.',
        )}
      </p>
      <ProblemSummary problem={pending ? null : problem} />
      <AccountForm
        action={submit}
        pending={pending}
        submitLabel={t('Download what’s stored about me')}
        pendingNote={t('Preparing your file…')}
        quiet
      />
    </>
  )
}

async function download(own: OwnAccount): Promise<Problem | null> {
  let claims: Record<string, unknown>
  try {
    await own.refresh()
    claims = await own.customClaims()
  } catch (error) {
    return problemOf(t('We couldn’t prepare your file'), error)
  }
  const details = own.details()
  if (details) save('travel-visit-account.json', accountFile(details, claims, new Date()))
  return null
}

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  // Not at once: some browsers read the file a moment after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
