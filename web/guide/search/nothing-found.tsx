import type { Helpline } from '#guide/schema.ts'
import { t } from '#web/language/translate.ts'
import { AskByTelephone } from './ask-by-telephone.tsx'
import { askedMost, intentTexts } from './intent-texts.ts'

type NothingFoundProps = {
  search: string
  helplines: readonly Helpline[]
  ask: (search: string) => void
}

export function NothingFound({ search, helplines, ask }: NothingFoundProps) {
  return (
    <div className="found if-any stack gap-3 nothing-found">
      <h2 className="h3">{t('Nothing found for “{search}”', { search })}</h2>
      <p id="most-asked">{t('Asked most:')}</p>
      <ul className="cluster gap-2 plain-list" aria-labelledby="most-asked">
        {askedMost.map((intent) => (
          <li key={intent}>
            <button type="button" className="button quiet" onClick={() => ask(t(intentTexts[intent]))}>
              {t(intentTexts[intent])}
            </button>
          </li>
        ))}
      </ul>
      <AskByTelephone helplines={helplines} />
    </div>
  )
}
