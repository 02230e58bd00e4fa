import { Fragment } from 'react'
import type { Helpline } from '#guide/schema.ts'
import { Doubt } from '../facts/doubt.tsx'
import type { StatedFact } from '../facts/sources.tsx'
import { markForeignWords } from '../language/foreign-words.tsx'
import { t } from '../language/translate.ts'
import { TelephoneLink } from '../shell/telephone-link.tsx'
import { HelplineLinks } from './helpline-links.tsx'
import './helplines.css'

type HelplinesProps = { helplines: readonly Helpline[] }

/** The numbers to call in an emergency, side by side under the thumb. */
export function Emergencies({ helplines }: HelplinesProps) {
  return (
    <HelplineLinks
      className="emergencies"
      id="emergencies"
      of={helplines.filter(({ emergency }) => emergency)}
    />
  )
}

/** All others. */
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
              <dd id={helplineId(id)}>
                {numbers.value.map((number) => (
                  <Fragment key={number.dialled}>
                    <TelephoneLink number={number} />{' '}
                  </Fragment>
                ))}
                <Doubt of={helplineId(id)} fact={numbers} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

export function statedHelplines(helplines: readonly Helpline[]): StatedFact[] {
  return helplines.map(({ id, label, numbers, emergency }) => ({
    id: helplineId(id),
    ...(emergency && { at: 'emergencies' }),
    about: label,
    fact: numbers,
  }))
}

function helplineId(id: string): string {
  return `helpline-${id}`
}
