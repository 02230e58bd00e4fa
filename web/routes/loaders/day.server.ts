import { readyDays } from '#day/ready-days.ts'
import { oldestCheck } from '#guide/age.ts'
import { type DayData, dayTemples } from '../../day/day-temples.ts'
import { t } from '../../language/translate.ts'
import { printedHelpline } from '../../paper/printed-helplines.tsx'
import { builtStreets } from '../../site-format.ts'
import type { LoaderArgs } from '../../start/page.ts'
import type { PageHead } from '../../start/page-head.ts'
import { guideFor } from '../../temples/guide.server.ts'
import { listedGateways } from '../../temples/listed-gateway.ts'
import { ruleText } from '../../temples/page/rules-in-short.tsx'

export const texts = ['day']

export function loader({ language }: LoaderArgs): DayData {
  const { temples, gateways, helplines } = guideFor(language)
  const places = {
    temples: dayTemples({ temples, gateways }),
    gateways: listedGateways(gateways).filter(({ choice }) => choice),
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
