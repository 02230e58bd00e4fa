import { Doubt } from '#web/guide/facts/doubt.tsx'
import { openingHoursText } from '#web/guide/temples/opening/opening-hours-text.ts'
import { SaidLines } from '#web/guide/today/said-lines.tsx'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
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
