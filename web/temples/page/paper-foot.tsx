import type { Helpline } from '#guide/schema.ts'
import { checkedOnText, isOldNow } from '../../facts/checked-on.ts'
import { markForeignWords } from '../../language/foreign-words.tsx'
import { inLanguage } from '../../language/languages.ts'
import { spokenLanguage, t } from '../../language/translate.ts'
import { siteOrigin } from '../../shell/site-origin.ts'
import './paper-foot.css'

/** Without its evidence, for which paper has no room. */
export type PrintedHelpline = { id: Helpline['id']; label: string; numbers: readonly string[] }

export function printedHelpline({ id, label, numbers }: Helpline): PrintedHelpline {
  return { id, label, numbers: numbers.value.map(({ shown }) => shown) }
}

type PaperFootProps = {
  /** The oldest day of checking among the printed facts. */
  checkedOn: string
  helplines: readonly PrintedHelpline[]
  path: string
  /** Null in prerendered pages, which know neither the date nor their URL. */
  now: Date | null
}

/** The footer of a printed page. Hidden on screens. */
export function PaperFoot({ checkedOn, helplines, path, now }: PaperFootProps) {
  return (
    <div className="on-paper paper-foot" aria-hidden="true">
      <p>
        {t('~ We’re not sure. Please ask before you go.')}{' '}
        {checkedOnText(checkedOn, isOldNow({ checkedOn }, now))}
      </p>
      <ul>
        {helplines.map(({ id, label, numbers }) => (
          <li key={id}>
            {markForeignWords(label)}: <strong>{numbers.join(', ')}</strong>
          </li>
        ))}
      </ul>
      {now && <p className="paper-address">{siteOrigin() + inLanguage(path, spokenLanguage())}</p>}
    </div>
  )
}
