import type { Temple } from '#guide/schema.ts'
import { Doubt } from '../../facts/doubt.tsx'
import { statedText } from '../../facts/doubt-text.ts'
import { message, t } from '../../language/translate.ts'
import './rules-in-short.css'

type InShort = Temple['inShort']
type Rule = keyof InShort

/** The rules that are hardest to put right at the gate come first. `of` is the id of the full rule. */
const rules: { rule: Rule; id: string; of: string; text: string }[] = [
  { rule: 'phonesAndCameras', id: 'phones', of: 'phone-and-camera', text: message('Phones: {rule}') },
  { rule: 'bagsAndFootwear', id: 'shoes', of: 'footwear', text: message('Shoes: {rule}') },
  { rule: 'dress', id: 'clothes', of: 'dress', text: message('Dress: {rule}') },
]

const texts: { [R in Rule]: Record<NonNullable<InShort[R]>, string> } = {
  phonesAndCameras: {
    notInside: message('not allowed inside'),
    leaveOutside: message('leave outside'),
    noPhotographs: message('no photos in the shrine'),
  },
  bagsAndFootwear: { outside: message('leave outside') },
  dress: {
    strict: message('traditional, strict'),
    traditional: message('traditional'),
    modest: message('modest'),
  },
}

/** For paper and lists: "not allowed inside (not sure)". */
export function phonesText({ inShort, beforeYouEnter }: RulesInShortProps['temple']): string {
  const rule = inShort.phonesAndCameras
  if (rule === null) return t('no rule found, ask')
  return statedText(t(texts.phonesAndCameras[rule]), beforeYouEnter.phonesAndCameras)
}

export function dressText({ inShort, beforeYouEnter }: RulesInShortProps['temple']): string {
  const rule = inShort.dress
  return rule === null ? t('no rule found, ask') : statedText(t(texts.dress[rule]), beforeYouEnter.dress)
}

type RulesInShortProps = {
  temple: Pick<Temple, 'inShort'> & { beforeYouEnter: Pick<Temple['beforeYouEnter'], Rule> }
}

export function RulesInShort({ temple: { inShort, beforeYouEnter } }: RulesInShortProps) {
  return (
    <ul className="rules-in-short">
      {rules.map(({ rule, id, of, text }) => {
        const short = inShort[rule]
        const [before, after] = t(text).split('{rule}')
        return (
          <li key={rule} id={id}>
            <strong>{before}</strong>
            <span>
              {short ? (
                <Doubt of={of} fact={beforeYouEnter[rule]}>
                  {t((texts[rule] as Record<string, string>)[short] ?? '')}
                </Doubt>
              ) : (
                t('no rule found, ask')
              )}
            </span>
            {after && <span>{after}</span>}
          </li>
        )
      })}
    </ul>
  )
}
