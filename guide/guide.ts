import { withCalendar } from './calendar/calendar.ts'
import { goodToKnow } from './content/answers.ts'
import { calendar } from './content/calendar.ts'
import { gateways } from './content/gateways.ts'
import { helplines } from './content/helplines.ts'
import { temples } from './content/temples.ts'
import { topics } from './content/topics.ts'
import type { Guide } from './schema.ts'

/** For the build, the commands and the tests. Pages import only what they show. */
export const guide: Guide = {
  temples: temples.map((temple) => withCalendar(temple, calendar)),
  gateways,
  topics,
  goodToKnow,
  calendar,
  helplines,
}
