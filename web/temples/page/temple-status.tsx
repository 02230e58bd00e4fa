import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import type { Wait } from '#guide/schema.ts'
import { t } from '../../language/translate.ts'
import { BriefOpening } from '../opening/brief-opening.tsx'
import { TodaysHours } from '../opening/todays-hours.tsx'
import { QueueLine } from '../queue-line.tsx'
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
