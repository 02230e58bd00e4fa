import { Fragment } from 'react'
import type { Helpline } from '#guide/content/answer.ts'
import { t } from '../language/translate.ts'
import { Certainty } from './certainty.tsx'
import './helplines.css'
import { markForeignWords } from '../language/foreign-words.tsx'

/** Whom to call, each number a link that dials. */
export function Helplines({ helplines }: { helplines: readonly Helpline[] }) {
  return (
    <section className="helplines" aria-labelledby="helplines">
      <h2 id="helplines">{t('Telephone numbers')}</h2>
      <dl>
        {helplines.map(({ id, label, numbers, emergency }) => (
          <div key={id} className={emergency ? 'emergency' : undefined}>
            <dt>{markForeignWords(label)}</dt>
            <dd>
              {numbers.value.map(({ shown, dialled }) => (
                <Fragment key={dialled}>
                  <a href={`tel:${dialled}`}>{shown}</a>{' '}
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
