import type { Helpline } from '#guide/schema.ts'
import { message, t } from '../language/translate.ts'
import { AskByTelephone } from './ask-by-telephone.tsx'

/** Each is a search that finds something. */
export const usualSearches = [
  message('Opening hours'),
  message('Dress'),
  message('Tickets'),
  message('Phone and camera'),
]

type NothingFoundProps = {
  search: string
  helplines: readonly Helpline[]
  ask: (search: string) => void
}

export function NothingFound({ search, helplines, ask }: NothingFoundProps) {
  return (
    <div className="found nothing-found">
      <h2>{t('Nothing found for “{search}”', { search })}</h2>
      <p id="most-asked">{t('Asked most:')}</p>
      <ul aria-labelledby="most-asked">
        {usualSearches.map((text) => (
          <li key={text}>
            <button type="button" className="button quiet" onClick={() => ask(t(text))}>
              {t(text)}
            </button>
          </li>
        ))}
      </ul>
      <AskByTelephone helplines={helplines} />
    </div>
  )
}
