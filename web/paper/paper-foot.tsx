import { checkedOnText, isOldNow } from '../facts/checked-on.ts'
import { inLanguage } from '../language/languages.ts'
import { spokenLanguage, t } from '../language/translate.ts'
import { siteOrigin } from '../shell/site-origin.ts'
import { type PrintedHelpline, PrintedHelplines } from './printed-helplines.tsx'

type PaperFootProps = {
  /** The oldest day of checking among the printed facts. */
  checkedOn: string
  helplines: readonly PrintedHelpline[]
  path: string
  /** Null in prerendered pages, which know neither the date nor their URL. */
  now: Date | null
}

/** The foot of a printed temple or day. Hidden on screens. */
export function PaperFoot({ checkedOn, helplines, path, now }: PaperFootProps) {
  return (
    <div className="on-paper paper-foot" aria-hidden="true">
      <p>
        {t('~ We’re not sure. Please ask before you go.')}{' '}
        <span>{checkedOnText(checkedOn, isOldNow({ checkedOn }, now))}</span>
      </p>
      <PrintedHelplines helplines={helplines} />
      {now && <p>{siteOrigin() + inLanguage(path, spokenLanguage())}</p>}
    </div>
  )
}
