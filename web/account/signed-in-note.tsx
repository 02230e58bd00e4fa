import { useEffect, useState } from 'react'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { pageToReturnTo } from '#web/shell/page-to-return-to.ts'
import './done-note.css'
import './signed-in-note.css'

let news: 'registered' | 'logged in' | undefined

export function noteSignedIn(how: typeof news): void {
  news = how
}

export function SignedInNote() {
  const [shown] = useState(news)
  const [page] = useState(pageToReturnTo)
  useEffect(() => {
    news = undefined
  }, [])
  if (shown === undefined || (shown === 'logged in' && !page)) return null
  return (
    <div className="page signed-in-note">
      <div className="done-note" role="status">
        <p>
          {shown === 'registered' ? t('Your account is ready and you’re logged in.') : t('You’re logged in.')}
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
