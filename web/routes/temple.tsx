import { useEffect } from 'react'
import { usualGateway } from '#guide/distance.ts'
import type { Fact } from '#guide/fact-schema.ts'
import { chosenGateway } from '#guide/list-address.ts'
import type { Distance } from '#guide/schema.ts'
import { Link } from '#web/navigation/link.tsx'
import { useNow } from '../clock/now.tsx'
import { isUnsureNow } from '../facts/checked-on.ts'
import { DoubtNote } from '../facts/doubt.tsx'
import { Sources } from '../facts/sources.tsx'
import { WrongHere } from '../facts/wrong-here.tsx'
import { spokenLanguage, t } from '../language/translate.ts'
import { TempleMap } from '../map/temple-map.tsx'
import { PaperFoot } from '../paper/paper-foot.tsx'
import { rememberedGateway } from '../position/remembered-gateway.ts'
import { AddToDay } from '../saved/add-to-day.tsx'
import { FavouriteButton } from '../saved/favourites/favourite-button.tsx'
import { listToReturnTo } from '../shell/page-to-return-to.ts'
import { pagesMove } from '../shell/pages-move.ts'
import type { PageProps } from '../start/page.ts'
import { DirectionsLabel } from '../temples/directions-label.tsx'
import { type CardLine, cardLines } from '../temples/distance-text.ts'
import { ShowDriver } from '../temples/driver/show-driver.tsx'
import { NextDay } from '../temples/occasions/coming-days.tsx'
import { calendarAddress } from '../temples/occasions/occasion.ts'
import { TodaysOccasions } from '../temples/occasions/todays-occasions.tsx'
import { AboutTemple } from '../temples/page/about-temple.tsx'
import { BeforeYouEnter } from '../temples/page/before-you-enter.tsx'
import { GettingThere } from '../temples/page/getting-there.tsx'
import { Hours } from '../temples/page/hours.tsx'
import { MoreMenu } from '../temples/page/more-menu.tsx'
import { RulesInShort } from '../temples/page/rules-in-short.tsx'
import { statedFacts } from '../temples/page/stated-facts.ts'
import { TempleStatus } from '../temples/page/temple-status.tsx'
import { WayLine } from '../temples/page/way-line.tsx'
import { TemplePicture } from '../temples/temple-picture.tsx'
import { HowToGetIn, TicketsInShort } from '../temples/tickets/ticket-box.tsx'
import { ticketsPage } from '../temples/tickets/ways-in.ts'
import { todays, useSaid } from '../today/todays.ts'
import type { loader } from './loaders/temple.server.ts'
import '../temples/distance-lines.css'
import 'virtual:gateways.css'
import './temple.css'

export default function TemplePage({ loaderData }: PageProps<typeof loader>) {
  const { gateways, map, checkedOn, helplines, phone, contact } = loaderData
  const temple = useSaid(loaderData.temple, (said, one) => said.temple(one))
  const now = useNow()
  const { id, name, teluguName } = temple
  const lines = cardLines(gateways, temple.distances)
  const from = (now && chosenGateway(rememberedGateway(), gateways)) ?? usualGateway
  const facts = statedFacts(temple, gateways)
  // What stands beside the rest on a wide screen counts as open there, too.
  useEffect(() => {
    const wide = matchMedia('(width >= 64rem)')
    const follow = () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('.temple-rail details'))
        details.open = wide.matches
    }
    if (wide.matches) follow()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [])
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
        <MoreMenu temple={temple} />
        <h1>{name}</h1>
        {spokenLanguage() !== 'te' && (
          <p className="telugu-name" lang="te">
            {teluguName.value}
          </p>
        )}
      </header>
      <div className="temple-answers">
        <Status temple={temple} lines={lines} now={now} />
        <div className="temple-page-actions">
          <a className="button small" href={temple.mapLinks.google} rel="noreferrer">
            <DirectionsLabel />
          </a>
          <ShowDriver temple={temple} gateways={gateways} from={from} />
          <AddToDay temple={id} name={name} />
        </div>
        <RulesInShort temple={temple} />
        {facts.some(({ fact }) => fact.sources.length > 0 && isUnsureNow(fact, now)) && <DoubtNote />}
      </div>
      <div className="temple-first">
        <TemplePicture
          id={id}
          drawingInWords={temple.drawingInWords}
          photograph={temple.photograph?.value}
          early
        />
        {temple.waysIn && (
          <section className="temple-tickets" aria-labelledby="tickets">
            <h2 id="tickets">{t('Tickets and waiting')}</h2>
            <TicketsInShort of={temple.waysIn} phone={phone} />
          </section>
        )}
        <BeforeYouEnter
          of={temple.beforeYouEnter}
          exceptions={temple.exceptions}
          visit={temple.visit}
          crowd={temple.crowd}
        >
          {temple.waysIn && <HowToGetIn of={temple.waysIn} page={ticketsPage} />}
        </BeforeYouEnter>
      </div>
      <div className="temple-rail">
        <Hours temple={temple} />
        <GettingThere
          temple={temple}
          lines={lines}
          map={<TempleMap of={map} from={from} labelledBy="name" />}
        />
      </div>
      <div className="temple-rest">
        <AboutTemple temple={temple} />
        <NextDay of={temple.occasions} />
        <Sources of={facts}>
          {temple.waysIn && (
            <Link to={`${ticketsPage}#tickets`} reloadDocument>
              {t('Tickets and waiting')}
            </Link>
          )}
          {temple.occasions.length > 0 && (
            <Link to={calendarAddress} reloadDocument>
              {t('Coming days')}
            </Link>
          )}
        </Sources>
        <WrongHere contact={contact} about={name} path={`/temples/${id}`} />
      </div>
      <PaperFoot checkedOn={checkedOn} helplines={helplines} path={`/temples/${id}`} now={now} />
    </article>
  )
}

type StatusProps = Pick<PageProps<typeof loader>['loaderData'], 'temple'> & {
  lines: CardLine<Fact<Distance>>[]
  now: Date | null
}

function Status({ temple, lines, now }: StatusProps) {
  const usual = { queue: temple.waysIn?.freeLine.wait.value }
  const { queue } = todays.useValue()?.queued(usual) ?? usual
  return (
    // A new element once the time is known: changed in place, it would count as a layout shift.
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
  )
}
