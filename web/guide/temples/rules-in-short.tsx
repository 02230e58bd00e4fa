import type { Temple } from '#guide/schema.ts'
import { isUnsureNow } from '#web/guide/facts/checked-on.ts'
import { DoubtMark } from '#web/guide/facts/doubt-mark.tsx'
import { statedText } from '#web/guide/facts/doubt-text.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { message, t } from '#web/language/translate.ts'
import { useNow } from '#web/shell/now.tsx'
import './rules-in-short.css'

type Rule = keyof Temple['inShort']

/** The rules that are hardest to put right at the gate come first. */
const rules: { rule: Rule; id: string; text: string }[] = [
  { rule: 'phonesAndCameras', id: 'phones', text: message('Phones: {rule}') },
  { rule: 'bagsAndFootwear', id: 'shoes', text: message('Shoes: {rule}') },
  { rule: 'dress', id: 'clothes', text: message('Dress: {rule}') },
]

type RulesInShortProps = {
  temple: Pick<Temple, 'inShort'> & { beforeYouEnter: Pick<Temple['beforeYouEnter'], Rule> }
}

/** For paper and lists: "not allowed inside (not sure)". */
export function ruleText(rule: Rule, { inShort, beforeYouEnter }: RulesInShortProps['temple']): string {
  const short = inShort[rule]
  return short === null ? t('no rule found, ask') : statedText(short, beforeYouEnter[rule])
}

export function RulesInShort({ temple: { inShort, beforeYouEnter } }: RulesInShortProps) {
  const now = useNow()
  return (
    <ul className="rules-in-short cluster plain-list">
      {rules.map(({ rule, id, text }) => {
        const short = inShort[rule]
        const [before, after] = t(text).split('{rule}')
        return (
          <li key={rule} id={id}>
            <strong>{before}</strong>
            <span>{short ? markForeignWords(short) : t('no rule found, ask')}</span>
            {after && <span>{after}</span>}
            {short && isUnsureNow(beforeYouEnter[rule], now) && <DoubtMark />}
          </li>
        )
      })}
    </ul>
  )
}
