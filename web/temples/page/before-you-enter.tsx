import type { Temple } from '#guide/schema.ts'
import { FactText } from '../../facts/fact-text.tsx'
import type { StatedFact } from '../../facts/sources.tsx'
import { message, t } from '../../language/translate.ts'
import { type Exception, Exceptions } from '../occasions/exceptions.tsx'
import './before-you-enter.css'

type Rules = Temple['beforeYouEnter']

type Group = { id: string; title: string; rules: { rule: keyof Rules; id: string; text: string }[] }

const beforeYouEnter: Group = {
  id: 'before-you-enter',
  title: message('Before you enter'),
  rules: [
    { rule: 'dress', id: 'dress', text: message('Dress') },
    { rule: 'bagsAndFootwear', id: 'footwear', text: message('Bags and footwear') },
    { rule: 'tickets', id: 'tickets', text: message('Tickets') },
  ],
}

const inside: Group = {
  id: 'inside',
  title: message('Inside the temple'),
  rules: [
    { rule: 'phonesAndCameras', id: 'phone-and-camera', text: message('Phone and camera') },
    { rule: 'stepsAndSeating', id: 'steps', text: message('Steps and seating') },
  ],
}

/** A rule that is undefined is told elsewhere on the page. */
type RulesProps = { rules: Partial<Rules>; exceptions?: readonly Exception[] | undefined }

export function BeforeYouEnter({ rules, exceptions }: RulesProps) {
  return <RuleGroup of={beforeYouEnter} rules={rules} exceptions={exceptions} />
}

export function InsideTheTemple({ rules }: RulesProps) {
  return <RuleGroup of={inside} rules={rules} />
}

function RuleGroup({ of: group, rules, exceptions = [] }: RulesProps & { of: Group }) {
  return (
    <section className="before-you-enter" aria-labelledby={group.id}>
      <h2 id={group.id}>{t(group.title)}</h2>
      <dl>
        {group.rules
          .filter(({ rule }) => rules[rule])
          .map(({ rule, id, text }) => (
            <div key={rule} className={rules[rule]?.value ? undefined : 'not-known'}>
              <dt>{t(text)}</dt>
              <dd>
                <FactText id={id} fact={rules[rule]} />
                {rule === 'tickets' && <Exceptions of={exceptions} />}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

export function statedRules(rules: Partial<Rules>): StatedFact[] {
  return [...beforeYouEnter.rules, ...inside.rules].flatMap(({ rule, id, text }) => {
    const fact = rules[rule]
    return fact ? [{ id, about: t(text), fact }] : []
  })
}
