import { Fragment } from 'react'
import type { Helpline } from '#guide/schema.ts'
import { Doubt } from '#web/guide/facts/doubt.tsx'
import { type CitedFact, Sources } from '#web/guide/facts/sources.tsx'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
import { TelephoneLink } from '#web/shell/telephone-link.tsx'
import { HelplineLinks } from './helpline-links.tsx'
import './helplines.css'

type HelplinesProps = { helplines: readonly Helpline[] }

export function Emergency({ helplines }: HelplinesProps) {
  return <HelplineLinks className="emergency plain-list" id="emergency" of={helplines.slice(0, 1)} />
}

export function Helplines({ helplines }: HelplinesProps) {
  return (
    <details className="helplines opens-on-paper">
      <summary>
        <h2>{t('Telephone numbers')}</h2>
      </summary>
      <div id="helplines">
        <dl className="columns">
          {helplines.slice(1).map(({ id, label, numbers }) => (
            <div key={id}>
              <dt className="strong">{markForeignWords(label)}</dt>
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
        <Sources of={helplines.map(cited)} />
      </div>
    </details>
  )
}

function cited({ id, label, numbers }: Helpline, index: number): CitedFact {
  return { id: helplineId(id), ...(index === 0 && { at: 'emergency' }), about: label, fact: numbers }
}

function helplineId(id: string): string {
  return `helpline-${id}`
}
