import { EarlyPlan } from '#web/day/kept/last-plan.tsx'
import { MyDay } from '#web/day/my-day.tsx'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import type { PageProps } from '#web/shell/start/page.ts'
import type { loader } from './loader.server.ts'
import './page.css'

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
      <p className="on-screen">
        <Link className="tall" to="/seen">
          {t('What I’ve seen')}
        </Link>
      </p>
    </div>
  )
}
