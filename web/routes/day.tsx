import { Link } from 'react-router'
import { t } from '../language/translate.ts'
import { pageMeta } from '../shell/page-meta.ts'

export function meta() {
  return pageMeta({
    title: t('My day – Travel Visit'),
    description: t('Which temples, in which order, in the hours you have.'),
    path: '/day',
  })
}

/** What will be here, until it is. */
export default function DayPage() {
  return (
    <div className="page">
      <h1>{t('My day')}</h1>
      <p className="lead">{t('Which temples, in which order, in the hours you have.')}</p>
      <p>{t('We’re still building this page. Until it’s ready, the list shows what’s open and near you.')}</p>
      <p>
        <Link className="button" to="/temples">
          {t('See the temples')}
        </Link>
      </p>
    </div>
  )
}
