import { lastDayBeforeOld } from '#guide/age.ts'
import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { minutesPerDay, minutesPerWeek } from '#guide/opening-hours/india-time.ts'
import { noticesOfWeek } from '#guide/opening-hours/notices-of-week.ts'
import { noticeKinds } from '#guide/opening-hours/opening-notice.ts'
import { isUnsureNow } from '../../facts/checked-on.ts'
import { briefNoticeText } from './brief-opening-text.ts'
import type { NoticeTable } from './early-notices.ts'

/** What a page is built with: its hours are known, the time at which it will be read is not. */
export function noticeTable(
  fact: Pick<Fact<OpeningHours | null>, 'value' | 'confidence' | 'checkedOn'>,
): NoticeTable {
  const isSure = fact.value === null || !isUnsureNow(fact, null)
  const minutes = fact.value?.exceptions ? minutesPerWeek : minutesPerDay
  const notices = noticesOfWeek(fact.value, isSure)
    .filter(({ from }) => from < minutes)
    .map(({ from, notice }): NoticeTable['notices'][number] => {
      const text = [noticeKinds[notice.message], briefNoticeText(notice, isSure, '{minutes}')] as const
      return 'minutes' in notice ? [from, ...text, from + notice.minutes] : [from, ...text]
    })
    .filter(([, ...text], index, all) => text.join() !== all[index - 1]?.slice(1).join())
  return { lastDay: lastDayBeforeOld(fact), minutes, notices }
}
