import type { GatewayId } from '#guide/schema.ts'
import type { Results } from '#guide/search/results.ts'
import { HelplineLinks } from '#web/guide/answers/helpline-links.tsx'
import { Exceptions } from '#web/guide/temples/occasions/exceptions.tsx'
import { calendarPage, daysText } from '#web/guide/temples/occasions/occasion.ts'
import { suspendedLines } from '#web/guide/temples/occasions/suspended-lines.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { AskByTelephone } from './ask-by-telephone.tsx'
import { AnswerSaid, FactSaid, type FactSaidProps } from './fact-said.tsx'
import { intentTexts, placeOnPage } from './intent-texts.ts'
import type { SearchData } from './search-data.ts'
import { searchedPages } from './searched-pages.ts'

export type FoundProps = { results: Results; data: SearchData; from: GatewayId | null }

/** Says first what the guide has nothing on: the hours of temples don't answer a question about a zoo. */
export function FoundUnknown({ results: { unknown }, data }: FoundProps) {
  return (
    <div className="found-unknown ruled">
      <h2 className="h3">{t('Nothing found for “{search}”', { search: unknown ?? '' })}</h2>
      <AskByTelephone helplines={data.helplines} />
      <p>{t('In general, the guide says:')}</p>
    </div>
  )
}

export function FoundFacts({ results: { facts }, data, from }: FoundProps) {
  return (
    <ul className="found-facts stack gap-2 plain-list">
      {facts.map(({ intent, temple: id }) => {
        const temple = data.temples.find((one) => one.id === id)
        return (
          temple && (
            <li className="sheet" key={id}>
              <h2 className="h3">
                <TempleLink intent={intent} temple={temple} />
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

export function FoundIntent({ results: { intent }, data, from }: FoundProps) {
  if (!intent) return null
  return (
    <section className="found-intent" aria-labelledby="found-intent">
      <h2 className="h3" id="found-intent">
        {t(intentTexts[intent])}
      </h2>
      <ul className="stack gap-2 plain-list">
        {data.temples.map((temple) => (
          <li key={temple.id}>
            <TempleLink intent={intent} temple={temple} />
            <div>
              <FactSaid intent={intent} temple={temple} data={data} from={from} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TempleLink({ intent, temple }: Pick<FactSaidProps, 'intent' | 'temple'>) {
  const place = placeOnPage(intent, temple.waysIn.length > 0)
  return (
    <Link to={`/temples/${temple.id}${place ? `#${place}` : ''}`} reloadDocument>
      {temple.shortName}
    </Link>
  )
}

export function FoundAnswers({ results: { answers }, data }: FoundProps) {
  const found = answers.flatMap((id) => data.answers.find((one) => one.id === id) ?? [])
  return (
    <section className="found-answers" aria-labelledby="found-answers">
      <h2 className="h3" id="found-answers">
        {t('In Good to know')}
      </h2>
      <ul className="stack gap-2 plain-list">
        {found.map((one) => (
          <li key={one.id}>
            <Link to={addressOf(one)} reloadDocument>
              {markForeignWords(one.question)}
            </Link>
            <AnswerSaid of={one} />
            <Exceptions of={one.exceptions} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function addressOf({ topic, id }: { topic: string; id: string }): string {
  return `/good-to-know/${topic}#${id}`
}

export function FoundOccasions({ results: { occasions }, data }: FoundProps) {
  const found = occasions.flatMap((id) => data.occasions.find((one) => one.id === id) ?? [])
  return (
    <ul className="found-facts stack gap-2 plain-list">
      {found.map((occasion) => (
        <li className="sheet" key={occasion.id}>
          <h2 className="h3">
            <Link to={`${calendarPage}#${occasion.id}`} reloadDocument>
              {markForeignWords(occasion.name)}
            </Link>
            <span>{` · ${shortNamesOf(occasion.temples, data).join(', ')}`}</span>
          </h2>
          <p>{daysText(occasion)}</p>
          {[occasion.closed, occasion.effect, ...suspendedLines(occasion)].map(
            (text) => text && <p key={text}>{markForeignWords(text)}</p>,
          )}
        </li>
      ))}
    </ul>
  )
}

function shortNamesOf(ids: readonly string[], { temples }: SearchData): string[] {
  return temples.filter(({ id }) => ids.includes(id)).map(({ shortName }) => shortName)
}

export function FoundHelplines({ results: { helplines }, data }: FoundProps) {
  return (
    <HelplineLinks
      className="stack gap-2 plain-list"
      of={data.helplines.filter(({ id }) => helplines.includes(id))}
    />
  )
}

export function FoundPages({ results: { pages }, data }: FoundProps) {
  return <PageLinks paths={pages} data={data} />
}

export function FoundTemples({ results: { temples }, data }: FoundProps) {
  return <PageLinks paths={temples.map((id) => `/temples/${id}`)} data={data} />
}

function PageLinks({ paths, data }: { paths: readonly string[]; data: SearchData }) {
  const titles = new Map([
    ...searchedPages.map(({ path, title }) => [path, t(title)] as const),
    ...data.temples.map(({ id, name }) => [`/temples/${id}`, name] as const),
  ])
  return (
    <ul className="stack gap-2 plain-list">
      {paths.map((path) => (
        <li key={path}>
          <Link to={path}>{titles.get(path)}</Link>
        </li>
      ))}
    </ul>
  )
}
