import type { Gateway } from '#guide/schema.ts'
import { SignedInNote } from '#web/account/signed-in-note.tsx'
import { StopOfNow } from '#web/day/now/stop-of-now.tsx'
import { Doubt } from '#web/guide/facts/doubt.tsx'
import { FactText } from '#web/guide/facts/fact-text.tsx'
import { type CitedFact, Sources } from '#web/guide/facts/sources.tsx'
import { TodayNotice } from '#web/guide/today/today-notice.tsx'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import sevenHills from '#web/shell/seven-hills.svg'
import type { PageProps } from '#web/shell/start/page.ts'
import { TelephoneLink } from '#web/shell/telephone-link.tsx'
import type { loader } from './loader.server.ts'
import './page.css'

export default function TirupatiPage({ loaderData }: PageProps<typeof loader>) {
  const { count, startingPoints, arrivals } = loaderData
  return (
    <>
      <SignedInNote />
      <section className="destination">
        <div className="page">
          <h1>{t('Tirupati')}</h1>
          <StopOfNow />
          <TodayNotice
            insteadOf={t('A temple town in Andhra Pradesh, at the foot of the seven Seshachalam hills.')}
          />
          <nav className="starting-points" aria-labelledby="nearest-first">
            <p className="strong" id="nearest-first">
              {t('Where are you? We’ll show the nearest temples first.')}
            </p>
            <ul className="columns gap-2 plain-list">
              {startingPoints.map(({ id, here }) => (
                <li key={id}>
                  <Link className="button small quiet" to={`/temples?from=${id}`}>
                    {here && markForeignWords(here)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p>
            <Link className="button all-temples" to="/temples">
              {t('See all {count} temples', { count })}
            </Link>
          </p>
          <details className="arriving opens-on-paper">
            <summary>
              <h2 className="h3" id="arriving">
                {t('Getting to Tirupati')}
              </h2>
            </summary>
            <p>
              {t(
                'Most visitors come for Sri Venkateswara on the hill of Tirumala; the temples below it, in town and in the villages around, are worth the rest of your day.',
              )}
            </p>
            <ul className="arrivals columns gap-4 plain-list">
              {arrivals.map((arrival) => (
                <li key={arrival.id}>
                  <ArrivalCard arrival={arrival} />
                </li>
              ))}
            </ul>
            <Sources of={arrivals.flatMap(citedOf)} />
          </details>
        </div>
        <img src={sevenHills} alt="" width={1440} height={360} fetchPriority="low" />
      </section>
    </>
  )
}

type Arrival = Pick<Gateway, 'id' | 'name'> & NonNullable<Gateway['arrival']>

function ArrivalCard({
  arrival: { id, name, way, fromTown, onwardInShort, onwardTransport, phone },
}: {
  arrival: Arrival
}) {
  return (
    <article className="arrival-card sheet raised stack gap-2" id={`${id}-arrival`}>
      <h3>{markForeignWords(way)}</h3>
      <p id={`${id}-distance`}>
        <Doubt of={`${id}-distance`} fact={fromTown}>
          {markForeignWords(fromTown.value)}
        </Doubt>
      </p>
      <p>{markForeignWords(onwardInShort)}</p>
      {phone && (
        <p className="arrival-phone" id={`${id}-phone`}>
          {t('Telephone')} <TelephoneLink number={phone.value} /> <Doubt of={`${id}-phone`} fact={phone} />
        </p>
      )}
      <details className="arrival-more opens-on-paper">
        <summary>
          {t('More')}
          <span className="visually-hidden">{markForeignWords(`: ${way}`)}</span>
        </summary>
        <p className="strong">{markForeignWords(name.value)}</p>
        <FactText id={`${id}-onward`} fact={onwardTransport} />
      </details>
    </article>
  )
}

/** Its name and the way on are in what unfolds, so its card is what those entries lead back to. */
function citedOf({ id, name, way, fromTown, onwardTransport, phone }: Arrival): CitedFact[] {
  const at = `${id}-arrival`
  return [
    { id: `${id}-name`, at, about: `${way}: ${t('The place')}`, fact: name },
    { id: `${id}-distance`, about: `${way}: ${t('From town')}`, fact: fromTown },
    { id: `${id}-onward`, at, about: `${way}: ${t('Onward travel')}`, fact: onwardTransport },
    ...(phone ? [{ id: `${id}-phone`, about: `${way}: ${t('Telephone')}`, fact: phone }] : []),
  ]
}
