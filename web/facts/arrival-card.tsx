import type { Gateway } from '#guide/schema.ts'
import { t } from '../language/translate.ts'
import './arrival-card.css'
import { markForeignWords } from '../language/foreign-words.tsx'
import { Certainty } from './certainty.tsx'

type ArrivalCardProps = { arrival: Pick<Gateway, 'name'> & NonNullable<Gateway['arrival']> }

export function ArrivalCard({ arrival: { name, way, onwardTransport, phone } }: ArrivalCardProps) {
  return (
    <article className="arrival-card">
      <h3>{way}</h3>
      <p className="arrival-name">{markForeignWords(name.value)}</p>
      <p>{markForeignWords(onwardTransport.value)}</p>
      {phone && (
        <p className="arrival-phone">
          {t('Telephone')} <a href={`tel:${phone.value.dialled}`}>{phone.value.shown}</a>{' '}
          {phone.confidence === 'low' && `(${t('not sure')})`}
        </p>
      )}
      <Certainty
        of={name.value}
        statements={[
          { about: t('The place'), fact: name },
          { about: t('Going on from here'), fact: onwardTransport },
          ...(phone ? [{ about: t('Telephone'), fact: phone }] : []),
        ]}
      />
    </article>
  )
}
