import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import type { Wait } from '#guide/schema.ts'
import { BriefOpening } from '#web/guide/temples/opening/brief-opening.tsx'
import { TodaysHours } from '#web/guide/temples/opening/todays-hours.tsx'
import { QueueLine } from '#web/guide/temples/queue-line.tsx'
import { t } from '#web/language/translate.ts'
import './temple-status.css'

type TempleStatusProps = { fact: Fact<OpeningHours | null>; queue: Wait | undefined; now: Date | null }

export function TempleStatus({ fact, queue, now }: TempleStatusProps) {
  return (
    <>
      <BriefOpening fact={fact} now={now} />
      <QueueLine wait={queue} />
      {fact.value === null ? (
        <p>{t('Hours not known. Please ask at the temple')}</p>
      ) : (
        <div className="temple-hours">
          <TodaysHours fact={fact} now={now} />
        </div>
      )}
    </>
  )
}
