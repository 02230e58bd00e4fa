import { Link } from 'react-router'
import type { GatewayId } from '#guide/schema.ts'
import type { Results } from '#guide/search/results.ts'
import type { Intent } from '#guide/search/words/intents.ts'
import { useNow } from '../clock/now.tsx'
import { isUnsureNow } from '../facts/checked-on.ts'
import { markForeignWords } from '../language/foreign-words.tsx'
import { t } from '../language/translate.ts'
import { FactSaid } from './fact-said.tsx'
import { HelplineLinks } from './helpline-links.tsx'
import { intentTexts, placeOnPage } from './intent-texts.ts'
import type { SearchData, SearchedTemple } from './search-data.ts'
import { searchedPages } from './searched-pages.ts'

export type FoundProps = { results: Results; data: SearchData; from: GatewayId | null }

/** The facts of the temples that were named: the answer itself. */
export function FoundFacts({ results: { facts }, data, from }: FoundProps) {
  return (
    <ul className="found-facts">
      {facts.map(({ intent, temple: id }) => {
        const temple = data.temples.find((one) => one.id === id)
        return (
          temple && (
            <li key={id}>
              <h2>
                <TempleLink intent={intent} temple={temple} data={data} />
                <span>{` · ${t(intentTexts[intent])}`}</span>
              </h2>
              <FactSaid intent={intent} temple={temple} data={data} from={from} />
            </li>
          )
        )
      })}
    </ul>
  )
}

/** One line of each temple. Where the guide knows nothing of any, one line says so. */
export function FoundIntent({ results: { intent }, data, from }: FoundProps) {
  if (!intent) return null
  const what = t(intentTexts[intent])
  const isTold = intent !== 'parking' && placeOnPage(intent, false) !== undefined
  return (
    <section className="found-intent" aria-labelledby="found-intent">
      <h2 id="found-intent">{what}</h2>
      {isTold ? (
        <ul>
          {data.temples.map((temple) => (
            <li key={temple.id}>
              <TempleLink intent={intent} temple={temple} data={data} />
              <div>
                <FactSaid intent={intent} temple={temple} data={data} from={from} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('{what}: no source found. Please ask there.', { what })}</p>
      )}
    </section>
  )
}

/** A full page load, so that keyboard and screen reader go on from the answer. */
function TempleLink({ intent, temple, data }: { intent: Intent; temple: SearchedTemple; data: SearchData }) {
  const answer = data.answers.find(({ id, temples }) => id === intent && temples.includes(temple.id))
  const place = placeOnPage(intent, temple.waysIn.length > 0)
  const to = answer ? addressOf(answer) : `/temples/${temple.id}${place ? `#${place}` : ''}`
  return (
    <Link to={to} reloadDocument>
      {temple.shortName}
    </Link>
  )
}

export function FoundAnswers({ results: { answers }, data }: FoundProps) {
  const now = useNow()
  const found = answers.flatMap((id) => data.answers.find((one) => one.id === id) ?? [])
  return (
    <section className="found-answers" aria-labelledby="found-answers">
      <h2 id="found-answers">{t('In Good to know')}</h2>
      <ul>
        {found.map((one) => (
          <li key={one.id}>
            <Link to={addressOf(one)} reloadDocument>
              {markForeignWords(one.question)}
            </Link>
            <p>
              <span>{markForeignWords(one.answer.value)}</span>
              {isUnsureNow(one.answer, now) && <span>{` (${t('not sure')})`}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function addressOf({ topic, id }: { topic: string; id: string }): string {
  return `/good-to-know/${topic}#${id}`
}

export function FoundHelplines({ results: { helplines }, data }: FoundProps) {
  return <HelplineLinks helplines={data.helplines.filter(({ id }) => helplines.includes(id))} />
}

/** Pages on which the words stand. */
export function FoundPages({ results: { pages }, data }: FoundProps) {
  const titles = new Map([
    ...searchedPages.map(({ path, title }) => [path, t(title)] as const),
    ...data.temples.map(({ id, name }) => [`/temples/${id}`, name] as const),
  ])
  return (
    <ul className="found-links">
      {pages.map((path) => (
        <li key={path}>
          <Link to={path}>{titles.get(path)}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Where there is no list that shows them itself. */
export function FoundTemples({ results: { temples }, data }: FoundProps) {
  return (
    <ul className="found-links">
      {temples.flatMap((id) => {
        const temple = data.temples.find((one) => one.id === id)
        if (!temple) return []
        return (
          <li key={id}>
            <Link to={`/temples/${id}`}>{temple.name}</Link>
          </li>
        )
      })}
    </ul>
  )
}
