import type { ReactNode } from 'react'
import { t } from '#web/language/translate.ts'
import type { ActionLink } from './action-link.ts'
import './go-on.css'

export function GoOn({ link: { continueUrl }, children }: { link: ActionLink; children: ReactNode }) {
  return (
    <p className="go-on cluster middle">
      {children}
      {continueUrl && <a href={continueUrl}>{t('Continue where you left off')}</a>}
    </p>
  )
}
