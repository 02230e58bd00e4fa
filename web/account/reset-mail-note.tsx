import { t } from '../language/translate.ts'
import { DoneNote } from './done-note.tsx'

/** What to look for after a reset mail was asked for. The hour is Firebase's, and our own service's. */
export function ResetMailNote({ email, again }: { email: string; again: boolean }) {
  return (
    <DoneNote>
      <p>
        <strong>{again ? t('Sent again. Look into your mailbox.') : t('Look into your mailbox.')}</strong>
      </p>
      <p>
        {t(
          'If {email} has an account here, a mail with a link is on its way. It can take a few minutes. The link works for one hour.',
          { email },
        )}
      </p>
      <p>{t('Nothing there? Look into the spam folder too, and see whether the address above is right.')}</p>
    </DoneNote>
  )
}
