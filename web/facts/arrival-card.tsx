import type { Gateway, GatewayId } from '#guide/schema.ts'
import { message, t } from '../language/translate.ts'
import './arrival-card.css'
import { markForeignWords } from '../language/foreign-words.tsx'
import { Certainty } from './certainty.tsx'

const ways: Record<GatewayId, string> = {
  airport: message('By air'),
  railwayStation: message('By rail'),
  busStand: message('By bus'),
}

export function ArrivalCard({ gateway }: { gateway: Omit<Gateway, 'distances'> }) {
  const { phone } = gateway
  return (
    <article className="arrival-card">
      <h3>{t(ways[gateway.id])}</h3>
      <p className="arrival-name">{markForeignWords(gateway.name.value)}</p>
      <p>{markForeignWords(gateway.onwardTransport.value)}</p>
      {phone && (
        <p className="arrival-phone">
          {t('Telephone')} <a href={`tel:${phone.value.dialled}`}>{phone.value.shown}</a>{' '}
          {phone.confidence === 'low' && `(${t('not sure')})`}
        </p>
      )}
      <Certainty
        of={gateway.name.value}
        statements={[
          { about: t('The place'), fact: gateway.name },
          { about: t('Going on from here'), fact: gateway.onwardTransport },
          ...(phone ? [{ about: t('Telephone'), fact: phone }] : []),
        ]}
      />
    </article>
  )
}
