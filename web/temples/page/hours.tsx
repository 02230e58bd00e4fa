import { Doubt } from '../../facts/doubt.tsx'
import { markForeignWords } from '../../language/foreign-words.tsx'
import { t } from '../../language/translate.ts'
import { SaidLines } from '../../today/said-lines.tsx'
import { openingHoursText } from '../opening/opening-hours-text.ts'
import { Chapter } from './chapter.tsx'
import type { TemplePageData } from './temple-page.ts'

export function Hours({ temple: { id, openingHours, hoursInWords } }: { temple: TemplePageData }) {
  return (
    <Chapter id="hours" title={t('Opening hours')}>
      <SaidLines on={[id]} />
      <p>
        {openingHours.value ? (
          <Doubt of="opening-hours" fact={openingHours}>
            {openingHoursText(openingHours.value)}
          </Doubt>
        ) : (
          openingHoursText(openingHours.value)
        )}
      </p>
      {hoursInWords !== null && <p>{markForeignWords(hoursInWords)}</p>}
    </Chapter>
  )
}
