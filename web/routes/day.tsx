import { Link } from '#web/navigation/link.tsx'
import { EarlyPlan } from '../day/kept/last-plan.tsx'
import { MyDay } from '../day/my-day.tsx'
import { t } from '../language/translate.ts'
import type { PageProps } from '../start/page.ts'
import type { loader } from './loaders/day.server.ts'
import './day.css'

export default function DayPage({ loaderData }: PageProps<typeof loader>) {
  return (
    <div className="page day-page">
      <MyDay {...loaderData} />
      <EarlyPlan />
      <noscript>
        <p>
          {t(
            'Here we plan your day: which temples, in which order, in the hours you have. That needs JavaScript, which is switched off here. The list shows what’s open and how far it is.',
          )}
        </p>
        <p>
          <Link className="button" to="/temples">
            {t('See the temples')}
          </Link>
        </p>
      </noscript>
      <p className="to-seen">
        <Link to="/seen">{t('What I’ve seen')}</Link>
      </p>
    </div>
  )
}
