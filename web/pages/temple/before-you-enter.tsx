import type { ReactNode } from 'react'
import type { Fact } from '#guide/fact-schema.ts'
import type { Temple } from '#guide/schema.ts'
import { FactText } from '#web/guide/facts/fact-text.tsx'
import type { CitedFact } from '#web/guide/facts/sources.tsx'
import { type Exception, Exceptions } from '#web/guide/temples/occasions/exceptions.tsx'
import { visitText } from '#web/guide/temples/visit-text.ts'
import { message, t } from '#web/language/translate.ts'
import { Chapter } from './chapter.tsx'
import './before-you-enter.css'

type Rules = Temple['beforeYouEnter']

const rules: { rule: keyof Rules; id: string; text: string }[] = [
  { rule: 'dress', id: 'dress', text: message('Dress') },
  { rule: 'bagsAndFootwear', id: 'footwear', text: message('Bags and footwear') },
  { rule: 'phonesAndCameras', id: 'phone-and-camera', text: message('Phone and camera') },
  { rule: 'tickets', id: 'tickets', text: message('Tickets') },
  { rule: 'stepsAndSeating', id: 'steps', text: message('Steps and seating') },
]

type BeforeYouEnterProps = {
  /** A rule that is undefined is told elsewhere on the page, as is a visit. */
  of: Partial<Rules>
  exceptions: readonly Exception[] | undefined
  visit: Temple['visitMinutes'] | undefined
  crowd: Fact<string> | undefined
  children: ReactNode
}

export function BeforeYouEnter({ of, exceptions = [], visit, crowd, children }: BeforeYouEnterProps) {
  return (
    <Chapter id="before-you-enter" title={t('Before you enter')}>
      <dl className="before-you-enter columns">
        {rules
          .filter(({ rule }) => of[rule])
          .map(({ rule, id, text }) => (
            <div key={rule} className={of[rule]?.value ? undefined : 'not-known'}>
              <dt>{t(text)}</dt>
              <dd>
                <FactText id={id} fact={of[rule]} />
                {rule === 'tickets' && <Exceptions of={exceptions} />}
              </dd>
            </div>
          ))}
        {children}
        {visit && (
          <div>
            <dt>{t('How long a visit takes')}</dt>
            <dd>
              <FactText id="visit" fact={{ ...visit, value: visit.value && visitText(visit.value) }} />
              {crowd && <FactText id="crowd" fact={crowd} />}
            </dd>
          </div>
        )}
      </dl>
    </Chapter>
  )
}

export function citedRules(of: Partial<Rules>): CitedFact[] {
  return rules.flatMap(({ rule, id, text }) => {
    const fact = of[rule]
    return fact ? [{ id, about: t(text), fact }] : []
  })
}
