import { checkedOnText, isOldNow } from '#web/guide/facts/checked-on.ts'
import { inLanguage } from '#web/language/languages.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { siteOrigin } from '#web/shell/site-origin.ts'
import { type PrintedHelpline, PrintedHelplines } from './printed-helplines.tsx'

type PaperFootProps = {
  checkedOn: string
  helplines: readonly PrintedHelpline[]
  path: string
  now: Date | null
}

export function PaperFoot({ checkedOn, helplines, path, now }: PaperFootProps) {
  return (
    <div className="on-paper paper-foot" aria-hidden="true">
      <p>
        {t('Where it says “not sure”, please ask before you go.')}{' '}
        <span>{checkedOnText(checkedOn, isOldNow({ checkedOn }, now))}</span>
      </p>
      <PrintedHelplines helplines={helplines} />
      {now && <p>{siteOrigin() + inLanguage(path, spokenLanguage())}</p>}
    </div>
  )
}
