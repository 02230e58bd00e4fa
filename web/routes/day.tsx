import { Link } from 'react-router'
import { oldestCheck } from '#guide/age.ts'
import { type DayData, dayTemples } from '../day/day-temples.ts'
import { MyDay } from '../day/my-day.tsx'
import { languageOf } from '../language/languages.ts'
import { dayMessagesOf } from '../language/messages.server.ts'
import { learn, t } from '../language/translate.ts'
import { printedHelpline } from '../paper/printed-helplines.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { guideFor } from '../temples/guide.server.ts'
import { listedGateways } from '../temples/listed-gateway.ts'
import { phonesText } from '../temples/page/rules-in-short.tsx'
import type { Route } from './+types/day.ts'
import './day.css'

export function loader({ url }: Route.LoaderArgs): DayData {
  const language = languageOf(url.pathname)
  const { temples, gateways, helplines } = guideFor(language)
  return {
    messages: dayMessagesOf(language),
    temples: dayTemples({ temples, gateways }),
    gateways: listedGateways(gateways).filter(({ choice }) => choice),
    paper: {
      phones: Object.fromEntries(temples.map((temple) => [temple.id, phonesText(temple)])),
      checkedOn: oldestCheck(temples.map(({ openingHours }) => openingHours)) ?? '',
      helplines: helplines.filter(({ emergency }) => emergency).map(printedHelpline),
    },
  }
}

export function meta() {
  return pageMeta({
    title: t('My day – Travel Visit'),
    description: t('Which temples, in which order, in the hours you have.'),
    path: '/day',
  })
}

/** The data is the same whenever it is asked for. */
export const shouldRevalidate = () => false

export default function DayPage({ loaderData: { messages, ...guide } }: Route.ComponentProps) {
  learn(messages)
  return (
    <div className="page day-page">
      <h1>{t('My day')}</h1>
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
      <MyDay {...guide} />
      <p className="to-seen">
        <Link to="/seen">{t('What I’ve seen')}</Link>
      </p>
    </div>
  )
}
