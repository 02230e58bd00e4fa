import { checkedOnText, isOldNow } from '#web/guide/facts/checked-on.ts'
import { inLanguage } from '#web/language/languages.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { siteOrigin } from '#web/shell/site-origin.ts'
import { type PrintedHelpline, PrintedHelplines } from './printed-helplines.tsx'

type PaperFootProps = {
  checkedOn: string | undefined
  helplines: readonly PrintedHelpline[]
  /** With its query, which is printed in letters. */
  path: string
  now: Date | null
  doubts?: string
}

export function PaperFoot({
  checkedOn,
  helplines,
  path,
  now,
  doubts = t('Where it says “not sure”, please ask before you go.'),
}: PaperFootProps) {
  return (
    <div className="on-paper paper-foot" aria-hidden="true">
      <p>
        <span>{doubts}</span>{' '}
        {checkedOn && <span>{checkedOnText(checkedOn, isOldNow({ checkedOn }, now))}</span>}
      </p>
      <PrintedHelplines helplines={helplines} />
      {now && <p>{decodeURI(siteOrigin() + inLanguage(path, spokenLanguage()))}</p>}
    </div>
  )
}
