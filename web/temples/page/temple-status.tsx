import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { t } from '../../language/translate.ts'
import { BriefOpening } from '../opening/brief-opening.tsx'
import { TodaysHours } from '../opening/todays-hours.tsx'
import './temple-status.css'

type TempleStatusProps = { fact: Fact<OpeningHours | null>; now: Date | null }

export function TempleStatus({ fact, now }: TempleStatusProps) {
  return (
    <>
      <BriefOpening fact={fact} now={now} />
      {fact.value === null ? (
        <p>{t('Hours not known. Please ask at the temple')}</p>
      ) : (
        <TodaysHours fact={fact} now={now} />
      )}
    </>
  )
}
