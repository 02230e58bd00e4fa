import { Link } from 'react-router'
import { guide } from '#guide/guide.ts'
import { chosenGateway } from '#guide/list-address.ts'
import { Certainty } from '../facts/certainty.tsx'
import { DoubtOnPaper, FactText } from '../facts/fact-text.tsx'
import { languageOf } from '../language/languages.ts'
import { t } from '../language/translate.ts'
import { traditionTexts } from '../list/choice-text.ts'
import { rememberedGateway } from '../list/remembered-gateway.ts'
import { templeMap } from '../map/guide-map.server.ts'
import { mapTexts } from '../map/map-texts.ts'
import { TempleMap } from '../map/temple-map.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { ShareButton } from '../shell/share-button.tsx'
import { BeforeYouEnter } from '../temples/before-you-enter.tsx'
import { cardLines, distanceLine, listedGateways } from '../temples/distance-text.ts'
import { DriverCard } from '../temples/driver-card.tsx'
import { guideFor } from '../temples/guide.server.ts'
import { useNow } from '../temples/now.tsx'
import { OpeningHoursText } from '../temples/opening-hours-text.tsx'
import { OpeningLine } from '../temples/opening-line.tsx'
import { PaperFoot } from '../temples/paper-foot.tsx'
import { oldestCheck, templePageData } from '../temples/temple-page.ts'
import { TemplePicture } from '../temples/temple-picture.tsx'
import { templeStructuredData } from '../temples/temple-structured-data.ts'
import { VisitLines } from '../temples/visit-lines.tsx'
import { visitsTo } from '../temples/visit-text.ts'
import type { Route } from './+types/temple.ts'
import './temple.css'
import { markForeignWords } from '../language/foreign-words.tsx'
import type { Handle } from '../shell/handle.ts'

export function loader({ url, pattern }: Route.LoaderArgs) {
  const inLanguage = guideFor(languageOf(url.pathname))
  const asked = pattern.split('/').pop()
  const temple = inLanguage.temples.find(({ id }) => id === asked)
  const original = guide.temples.find(({ id }) => id === asked)
  if (!temple || !original) throw new Error(`No temple is ${asked}`)
  return {
    temple: templePageData(temple, original, inLanguage.language),
    gateways: listedGateways(inLanguage.gateways),
    listedUnder: t(traditionTexts[temple.tradition.value]),
    checkedOn: oldestCheck(temple),
    helplines: inLanguage.helplines.filter(({ emergency }) => emergency),
    map: templeMap(temple.id, inLanguage, mapTexts()),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { temple } = loaderData
  const path = `/temples/${temple.id}`
  return [
    ...pageMeta({
      title: t('{temple} – Travel Visit', { temple: temple.name }),
      description: temple.description.value,
      path,
      picture: temple.id,
    }),
    { 'script:ld+json': templeStructuredData(temple, path) },
  ]
}

/** The data is the same whenever it is asked for. */
export const shouldRevalidate = () => false

export const handle: Handle = { showsDistances: true }

export default function TemplePage({ loaderData }: Route.ComponentProps) {
  const { temple, gateways, listedUnder, map, checkedOn, helplines } = loaderData
  const now = useNow()
  const from = now && chosenGateway(rememberedGateway(), gateways)
  const { name, openingHours, hoursText, distances, gettingThere, coordinates } = temple
  const lines = cardLines(gateways, distances)
  const visits = visitsTo(temple)
  return (
    <article className="page temple-page">
      <header>
        <p>
          <Link to="/temples">{t('All temples')}</Link>
        </p>
        <h1>{name}</h1>
        <p className="lead">{markForeignWords(temple.deity.value)}</p>
      </header>
      <TemplePicture id={temple.id} photograph={temple.photograph?.value} early />
      <section aria-labelledby="about">
        <h2 id="about" className="visually-hidden">
          {t('About this temple')}
        </h2>
        <p>{markForeignWords(temple.description.value)}</p>
        <Certainty
          of={t('About this temple')}
          statements={[
            { about: t('About this temple'), fact: temple.description },
            { about: t('Deity'), fact: temple.deity },
            { about: listedUnder, fact: temple.tradition },
            ...(temple.ownName ? [{ about: name, fact: temple.ownName }] : []),
            ...(temple.photograph ? [{ about: t('Photograph'), fact: temple.photograph }] : []),
          ]}
        />
        <ShareButton title={name} />
      </section>
      <section aria-labelledby="hours">
        <h2 id="hours">{t('Opening hours')}</h2>
        <div>
          <OpeningLine fact={openingHours} now={now} />
          <OpeningHoursText hours={openingHours.value} />
          <DoubtOnPaper fact={openingHours} />
        </div>
        {hoursText.value !== null && <p>{markForeignWords(hoursText.value)}</p>}
        <h3>{t('How long a visit takes')}</h3>
        <VisitLines visits={visits} />
        <Certainty
          of={t('Opening hours')}
          statements={[
            { about: t('Opening hours'), fact: openingHours },
            ...visits.map(({ ticket, fact }) => ({
              about: ticket === null ? t('How long a visit takes') : t(ticket),
              fact,
            })),
          ]}
        />
      </section>
      <DriverCard temple={temple} gateways={gateways} from={from} />
      <section aria-labelledby="getting-there">
        <h2 id="getting-there">{t('Getting there')}</h2>
        <ul className="distance-lines">
          {lines.map((line) => (
            <li key={line.gateway} className={line.gateway}>
              {distanceLine(line)}
              <DoubtOnPaper fact={line.fact} />
            </li>
          ))}
        </ul>
        <FactText fact={gettingThere} />
        <p className="map-links">
          <a className="button" href={temple.mapLinks.geo}>
            {t('Open in the map app')}
          </a>
          <a href={temple.mapLinks.google} rel="noreferrer" lang="en">
            Google Maps
          </a>
          <a href={temple.mapLinks.openStreetMap} rel="noreferrer" lang="en">
            OpenStreetMap
          </a>
        </p>
        <h3 id="where">{t('Where it lies')}</h3>
        <TempleMap of={map} labelledBy="where" />
        <Certainty
          of={t('Getting there')}
          statements={[
            ...lines.map(({ from, fact }) => ({ about: from, fact })),
            { about: t('Getting there'), fact: gettingThere },
            { about: t('The point on the map'), fact: coordinates },
          ]}
        />
      </section>
      <BeforeYouEnter rules={temple.beforeYouEnter} />
      <section aria-labelledby="festivals">
        <h2 id="festivals">{t('Festivals')}</h2>
        <FactText fact={temple.festivals} />
        <h3>{t('Official page')}</h3>
        {temple.officialPage.value === null ? (
          <p>{t('We haven’t found one.')}</p>
        ) : (
          <p>
            <a href={temple.officialPage.value} rel="noreferrer" lang="en">
              {new URL(temple.officialPage.value).hostname}
            </a>
          </p>
        )}
        <Certainty
          of={t('Festivals')}
          statements={[
            { about: t('Festivals'), fact: temple.festivals },
            { about: t('Official page'), fact: temple.officialPage },
          ]}
        />
      </section>
      <p>
        <Link className="button" to="/good-to-know">
          {t('Good to know before you go')}
        </Link>
      </p>
      <PaperFoot checkedOn={checkedOn} helplines={helplines} path={`/temples/${temple.id}`} now={now} />
    </article>
  )
}
