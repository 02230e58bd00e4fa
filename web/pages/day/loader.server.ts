import { readyDays } from '#day/ready-days.ts'
import { oldestCheck } from '#guide/age.ts'
import { type DayData, dayTemples } from '#web/day/day-temples.ts'
import { printedHelpline } from '#web/guide/paper/printed-helplines.tsx'
import { guideFor } from '#web/guide/temples/guide.server.ts'
import { ruleText } from '#web/guide/temples/rules-in-short.tsx'
import { shownGateways } from '#web/guide/temples/shown-gateways.ts'
import { t } from '#web/language/translate.ts'
import type { LoaderArgs } from '#web/shell/start/page.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'
import { builtStreets } from '#web/site-format.ts'

export const texts = ['day']

export function loader({ language }: LoaderArgs): DayData {
  const { temples, gateways, helplines } = guideFor(language)
  const places = {
    temples: dayTemples({ temples, gateways }),
    gateways: shownGateways(gateways).filter(({ choice }) => choice),
  }
  return {
    ...places,
    ready: readyDays(places),
    paper: {
      phones: Object.fromEntries(temples.map((temple) => [temple.id, ruleText('phonesAndCameras', temple)])),
      checkedOn: oldestCheck(temples.map(({ openingHours }) => openingHours)) ?? '',
      helplines: helplines.filter(({ emergency }) => emergency).map(printedHelpline),
    },
  }
}

export function head(): PageHead {
  return {
    title: t('My day – Travel Visit'),
    description: t('Which temples, in which order, in the hours you have.'),
    path: '/day',
    streets: builtStreets,
  }
}
