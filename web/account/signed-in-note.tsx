import { useState } from 'react'
import { t } from '#web/language/translate.ts'
import { flash } from '#web/shell/flash.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { pageToReturnTo } from '#web/shell/page-to-return-to.ts'
import './done-note.css'
import './signed-in-note.css'

const news = flash<'registered' | 'logged in'>()

export const noteSignedIn = news.leave

export function SignedInNote() {
  const how = news.useLeft()
  const [page] = useState(pageToReturnTo)
  if (how === undefined || (how === 'logged in' && !page)) return null
  return (
    <div className="page signed-in-note">
      <div className="done-note sheet done stack gap-2" role="status">
        <p>
          {how === 'registered' ? t('Your account is ready and you’re logged in.') : t('You’re logged in.')}
        </p>
        {page && (
          <p>
            <Link to={page.address}>{t('Back to {page}', { page: page.title })}</Link>
          </p>
        )}
      </div>
    </div>
  )
}
