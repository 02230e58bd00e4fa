import type { Temple } from '#guide/schema.ts'
import { message, t } from '../language/translate.ts'
import './before-you-enter.css'
import { Certainty } from '../facts/certainty.tsx'
import { FactText } from '../facts/fact-text.tsx'

type Rules = Temple['beforeYouEnter']

const texts: Record<keyof Rules, string> = {
  dress: message('Dress'),
  phonesAndCameras: message('Phone and camera'),
  bagsAndFootwear: message('Bags and footwear'),
  tickets: message('Tickets'),
  stepsAndSeating: message('Steps and seating'),
}

const order = Object.keys(texts) as (keyof Rules)[]

/** What visitors must know before they reach the gate. */
export function BeforeYouEnter({ rules }: { rules: Partial<Rules> }) {
  const statements = order.flatMap((rule) => {
    const fact = rules[rule]
    return fact ? [{ about: t(texts[rule]), fact }] : []
  })
  return (
    <section className="before-you-enter" aria-labelledby="before-you-enter">
      <h2 id="before-you-enter">{t('Before you enter')}</h2>
      <dl>
        {order.map((rule) => (
          <div key={rule} className={rules[rule]?.value ? undefined : 'not-known'}>
            <dt>{t(texts[rule])}</dt>
            <dd>
              <FactText fact={rules[rule]} />
            </dd>
          </div>
        ))}
      </dl>
      <Certainty of={t('Before you enter')} statements={statements} />
    </section>
  )
}
