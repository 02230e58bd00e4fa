import type { ReactNode } from 'react'
import { t } from '#web/language/translate.ts'
import type { ActionLink } from './action-link.ts'
import './go-on.css'

/** Where to go once a link has done its work: where the mail says, and what the page offers itself. */
export function GoOn({ link: { continueUrl }, children }: { link: ActionLink; children: ReactNode }) {
  return (
    <p className="go-on">
      {children}
      {continueUrl && <a href={continueUrl}>{t('Continue where you left off')}</a>}
    </p>
  )
}
