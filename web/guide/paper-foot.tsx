import type { Helpline } from '#guide/good-to-know/schema.ts'
import { markForeignWords } from '../language/foreign-words.tsx'
import { inLanguage } from '../language/languages.ts'
import { spokenLanguage, t } from '../language/translate.ts'
import { siteOrigin } from '../shell/site-origin.ts'
import { dateText } from './certainty.tsx'
import './on-paper.css'
import './paper-foot.css'

type PaperFootProps = {
  /** The day on which the oldest of what is printed was checked. */
  checkedOn: string
  helplines: readonly Pick<Helpline, 'id' | 'label' | 'numbers'>[]
  /** Absent in built pages, which do not know under what address they will be read. */
  path: string | undefined
}

/** What a page on paper needs beside what it says. A screen does not show it. */
export function PaperFoot({ checkedOn, helplines, path }: PaperFootProps) {
  return (
    <div className="on-paper paper-foot" aria-hidden="true">
      <p>{t('Checked on {date}, in saved copies.', { date: dateText(checkedOn) })}</p>
      <ul>
        {helplines.map(({ id, label, numbers }) => (
          <li key={id}>
            {markForeignWords(label)}: <strong>{numbers.value.map(({ shown }) => shown).join(', ')}</strong>
          </li>
        ))}
      </ul>
      {path && <p className="paper-address">{siteOrigin() + inLanguage(path, spokenLanguage())}</p>}
    </div>
  )
}
