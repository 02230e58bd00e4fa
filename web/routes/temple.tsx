import { usualGateway } from '#guide/distance.ts'
import type { Fact } from '#guide/fact-schema.ts'
import { chosenGateway } from '#guide/list-address.ts'
import type { Distance, GatewayId } from '#guide/schema.ts'
import { Link } from '#web/navigation/link.tsx'
import { useNow } from '../clock/now.tsx'
import { Doubt } from '../facts/doubt.tsx'
import { FactText } from '../facts/fact-text.tsx'
import { Sources } from '../facts/sources.tsx'
import { WrongHere } from '../facts/wrong-here.tsx'
import { markForeignWords } from '../language/foreign-words.tsx'
import { spokenLanguage, t } from '../language/translate.ts'
import { TempleMap } from '../map/temple-map.tsx'
import { PaperFoot } from '../paper/paper-foot.tsx'
import { rememberedGateway } from '../position/remembered-gateway.ts'
import { AddToDay } from '../saved/add-to-day.tsx'
import { FavouriteButton } from '../saved/favourites/favourite-button.tsx'
import { listToReturnTo } from '../shell/page-to-return-to.ts'
import { pagesMove } from '../shell/pages-move.ts'
import { ShareButton } from '../shell/share-button.tsx'
import type { PageProps } from '../start/page.ts'
import { DirectionsLabel } from '../temples/directions-label.tsx'
import { type CardLine, cardLines, distanceId } from '../temples/distance-text.ts'
import { ShowDriver } from '../temples/driver/show-driver.tsx'
import { ComingDays } from '../temples/occasions/coming-days.tsx'
import { calendarAddress } from '../temples/occasions/occasion.ts'
import { TodaysOccasions } from '../temples/occasions/todays-occasions.tsx'
import { openingHoursText } from '../temples/opening/opening-hours-text.ts'
import { AboutTemple } from '../temples/page/about-temple.tsx'
import { BeforeYouEnter, InsideTheTemple } from '../temples/page/before-you-enter.tsx'
import { RulesInShort } from '../temples/page/rules-in-short.tsx'
import { statedFacts } from '../temples/page/stated-facts.ts'
import { TempleStatus } from '../temples/page/temple-status.tsx'
import { WayLine } from '../temples/page/way-line.tsx'
import { TemplePicture } from '../temples/temple-picture.tsx'
import { TicketBox } from '../temples/tickets/ticket-box.tsx'
import { ticketsPage } from '../temples/tickets/ways-in.ts'
import { visitText } from '../temples/visit-text.ts'
import { SaidLines } from '../today/said-lines.tsx'
import { todays, useSaid } from '../today/todays.ts'
import type { loader } from './loaders/temple.server.ts'
import '../temples/distance-lines.css'
import 'virtual:gateways.css'
import './temple.css'

export default function TemplePage({ loaderData }: PageProps<typeof loader>) {
  const { gateways, map, checkedOn, helplines, contact } = loaderData
  const temple = useSaid(loaderData.temple, (said, one) => said.temple(one))
  const now = useNow()
  const { id, name, distances, teluguName } = temple
  const lines = cardLines(gateways, distances)
  const from = (now && chosenGateway(rememberedGateway(), gateways)) ?? usualGateway
  return (
    <article className="page temple-page">
      <header id="name">
        <p>
          <Link to={listToReturnTo()} animates={pagesMove()}>
            <span aria-hidden="true">‹ </span>
            {t('Temples')}
          </Link>
        </p>
        <FavouriteButton temple={id} name={name} />
        <h1>{name}</h1>
        {spokenLanguage() !== 'te' && (
          <p className="telugu-name" lang="te">
            {teluguName.value}
          </p>
        )}
      </header>
      <TempleAnswers temple={temple} gateways={gateways} lines={lines} map={map} from={from} now={now} />
      <div className="temple-rest">
        {temple.waysIn && (
          <section className="temple-tickets" aria-labelledby="tickets">
            <h2 id="tickets">{t('Tickets and waiting')}</h2>
            <TicketBox of={temple.waysIn} level={3} page={ticketsPage} />
          </section>
        )}
        <TemplePicture
          id={id}
          drawingInWords={temple.drawingInWords}
          photograph={temple.photograph?.value}
          early
        />
        <BeforeYouEnter rules={temple.beforeYouEnter} exceptions={temple.exceptions} />
        {temple.visit && <VisitLength visit={temple.visit} crowd={temple.crowd} />}
        <GettingThere temple={temple} lines={lines} map={map} from={from} />
        <InsideTheTemple rules={temple.beforeYouEnter} />
        <OpeningHours temple={temple} />
        <AboutTemple temple={temple} />
        <Festivals temple={temple} />
        <p>
          <Link className="button quiet" to="/good-to-know">
            {t('Good to know before you go')}
          </Link>
        </p>
        <ShareButton title={name} label={t('Share')} />
        <Sources of={statedFacts(temple, gateways)}>
          {temple.waysIn && (
            <Link to={`${ticketsPage}#tickets`} reloadDocument>
              {t('Tickets and waiting')}
            </Link>
          )}
        </Sources>
        <WrongHere contact={contact} about={name} path={`/temples/${id}`} />
      </div>
      <PaperFoot checkedOn={checkedOn} helplines={helplines} path={`/temples/${id}`} now={now} />
    </article>
  )
}

type PartProps = Pick<PageProps<typeof loader>['loaderData'], 'temple' | 'gateways' | 'map'> & {
  lines: CardLine<Fact<Distance>>[]
  from: GatewayId
}

function TempleAnswers({ temple, gateways, lines, map, from, now }: PartProps & { now: Date | null }) {
  const usual = { queue: temple.waysIn?.freeLine.wait.value }
  const { queue } = todays.useValue()?.queued(usual) ?? usual
  return (
    <div className="temple-answers">
      {/** A new element once the time is known: changed in place, it would count as a layout shift. */}
      <div className="temple-status" key={now ? 'now' : 'ever'}>
        <TodaysOccasions of={temple.occasions} now={now} />
        <TempleStatus fact={temple.openingHours} queue={queue} now={now} />
        {/** The style sheet shows the one for where the reader is. */}
        <p className="way" id="way">
          {lines.map((line) => (
            <span key={line.gateway} className={line.gateway}>
              <WayLine to={temple.coordinates.value} line={line} />
            </span>
          ))}
        </p>
      </div>
      <div className="temple-page-actions">
        <a className="button small" href={temple.mapLinks.google} rel="noreferrer">
          <DirectionsLabel />
        </a>
        <ShowDriver temple={temple} gateways={gateways} from={from} />
        <AddToDay temple={temple.id} name={temple.name} />
      </div>
      <RulesInShort temple={temple} />
      <div className="map-beside">
        <TempleMap of={map} from={from} labelledBy="name" />
      </div>
    </div>
  )
}

function VisitLength({
  visit,
  crowd,
}: Required<Pick<PartProps['temple'], 'visit'>> & { crowd: Fact<string> | undefined }) {
  return (
    <section aria-labelledby="visit-length">
      <h2 id="visit-length">{t('How long a visit takes')}</h2>
      <FactText id="visit" fact={{ ...visit, value: visit.value && visitText(visit.value) }} />
      {crowd && <FactText id="crowd" fact={crowd} />}
    </section>
  )
}

function GettingThere({ temple, lines, map, from }: Omit<PartProps, 'gateways'>) {
  return (
    <section aria-labelledby="getting-there">
      <h2 id="getting-there">{t('Getting there')}</h2>
      <ul className="distance-lines">
        {lines.map((line) => (
          <li key={line.gateway} className={line.gateway} id={distanceId(line.gateway)}>
            <WayLine to={temple.coordinates.value} line={line} />
          </li>
        ))}
      </ul>
      {temple.waysIn && <SaidLines on={['roads']} />}
      <FactText id="ways" fact={temple.gettingThere} />
      <p className="map-links">
        <a href={temple.mapLinks.openStreetMap} rel="noreferrer" lang="en">
          OpenStreetMap
        </a>
      </p>
      <h3 id="where">{t('Where it is')}</h3>
      <TempleMap of={map} from={from} labelledBy="where" />
    </section>
  )
}

/** With the days that are unlike the usual ones. */
function OpeningHours({ temple }: Pick<PartProps, 'temple'>) {
  const { openingHours, hoursInWords, occasions } = temple
  return (
    <section aria-labelledby="hours">
      <h2 id="hours">{t('Opening hours')}</h2>
      <SaidLines on={[temple.id]} />
      <p>
        <span>{openingHoursText(openingHours.value)}</span>{' '}
        {openingHours.value && <Doubt of="opening-hours" fact={openingHours} />}
      </p>
      {hoursInWords !== null && <p>{markForeignWords(hoursInWords)}</p>}
      {occasions.length > 0 && (
        <>
          <h3>{t('Coming days')}</h3>
          <ComingDays of={occasions} />
          <p>
            <Link to={calendarAddress} reloadDocument>
              {t('Sources')}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}

function Festivals({ temple }: Pick<PartProps, 'temple'>) {
  return (
    <section aria-labelledby="festivals">
      <h2 id="festivals">{t('Festivals')}</h2>
      <FactText id="festival-days" fact={temple.festivals} />
      <h3>{t('Official page')}</h3>
      <p id="official-page">
        {temple.officialPage.value === null ? (
          t('We haven’t found one.')
        ) : (
          <>
            <a href={temple.officialPage.value} rel="noreferrer" lang="en">
              {new URL(temple.officialPage.value).hostname}
            </a>{' '}
            <Doubt of="official-page" fact={temple.officialPage} />
          </>
        )}
      </p>
    </section>
  )
}
