import { t } from '#web/language/translate.ts'
import './doubt.css'

/** The one sign of doubt, which `DoubtNote` explains. Screen readers and paper have its words. */
export function DoubtMark() {
  return (
    <span className="doubt-mark">
      <span className="doubt-words visually-hidden">{` (${t('not sure')})`}</span>
    </span>
  )
}
