import { t } from '#web/language/translate.ts'
import { DoneNote } from './done-note.tsx'

/** What to look for after a reset mail was asked for. The hour is Firebase's, and our own service's. */
export function ResetMailNote({ email, again }: { email: string; again: boolean }) {
  return (
    <DoneNote>
      <p>
        <strong>{again ? t('Sent again. Check your inbox.') : t('Check your inbox.')}</strong>
      </p>
      <p>
        {t(
          'If {email} has an account here, we’ve emailed it a link. It can take a few minutes. The link works for one hour.',
          { email },
        )}
      </p>
      <p>{t('Nothing there? Check your spam folder too, and make sure the address above is right.')}</p>
    </DoneNote>
  )
}
