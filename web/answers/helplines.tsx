import { Fragment } from 'react'
import type { Helpline } from '#guide/schema.ts'
import { Certainty } from '../facts/certainty.tsx'
import { markForeignWords } from '../language/foreign-words.tsx'
import { t } from '../language/translate.ts'
import { TelephoneLink, TelephoneNumber } from '../shell/telephone-link.tsx'
import './helplines.css'

type HelplinesProps = { helplines: readonly Helpline[] }

/** The numbers to call in an emergency, side by side under the thumb. */
export function Emergencies({ helplines }: HelplinesProps) {
  return (
    <ul className="emergencies">
      {helplines
        .filter(({ emergency }) => emergency)
        .flatMap(({ id, label, numbers }) =>
          numbers.value.map(({ shown, dialled }) => (
            <li key={`${id} ${dialled}`}>
              <a href={`tel:${dialled}`}>
                <span>{markForeignWords(label)}</span>{' '}
                <strong>
                  <TelephoneNumber shown={shown} />
                </strong>
              </a>
            </li>
          )),
        )}
    </ul>
  )
}

/** All others, and how sure the guide is of each. */
export function Helplines({ helplines }: HelplinesProps) {
  return (
    <section className="helplines" aria-labelledby="helplines">
      <h2 id="helplines">{t('Telephone numbers')}</h2>
      <dl>
        {helplines
          .filter(({ emergency }) => !emergency)
          .map(({ id, label, numbers }) => (
            <div key={id}>
              <dt>{markForeignWords(label)}</dt>
              <dd>
                {numbers.value.map((number) => (
                  <Fragment key={number.dialled}>
                    <TelephoneLink number={number} />{' '}
                  </Fragment>
                ))}
                {numbers.confidence === 'low' && `(${t('not sure')})`}
              </dd>
            </div>
          ))}
      </dl>
      <Certainty
        of={t('Telephone numbers')}
        statements={helplines.map(({ label, numbers }) => ({ about: label, fact: numbers }))}
      />
    </section>
  )
}
