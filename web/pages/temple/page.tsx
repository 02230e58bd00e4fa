import { useEffect } from 'react'
import { usualGateway } from '#guide/distance.ts'
import type { Fact } from '#guide/fact-schema.ts'
import { chosenGateway } from '#guide/list-address.ts'
import type { Distance } from '#guide/schema.ts'
import { isUnsureNow } from '#web/guide/facts/checked-on.ts'
import { DoubtNote } from '#web/guide/facts/doubt.tsx'
import { Sources } from '#web/guide/facts/sources.tsx'
import { WrongHere } from '#web/guide/facts/wrong-here.tsx'
import { PaperFoot } from '#web/guide/paper/paper-foot.tsx'
import { DirectionsLabel } from '#web/guide/temples/directions-label.tsx'
import { type CardLine, cardLines } from '#web/guide/temples/distance-text.ts'
import { ShowDriver } from '#web/guide/temples/driver/show-driver.tsx'
import { NextDay } from '#web/guide/temples/occasions/coming-days.tsx'
import { calendarAddress } from '#web/guide/temples/occasions/occasion.ts'
import { TodaysOccasions } from '#web/guide/temples/occasions/todays-occasions.tsx'
import { RulesInShort } from '#web/guide/temples/rules-in-short.tsx'
import { TemplePicture } from '#web/guide/temples/temple-picture.tsx'
import { HowToGetIn, TicketsInShort } from '#web/guide/temples/tickets/ticket-box.tsx'
import { ticketsPage } from '#web/guide/temples/tickets/ways-in.ts'
import { todays, useSaid } from '#web/guide/today/todays.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { TempleMap } from '#web/map/temple-map.tsx'
import { AddToDay } from '#web/saved/add-to-day.tsx'
import { FavouriteButton } from '#web/saved/favourites/favourite-button.tsx'
import { Link } from '#web/shell/navigation/link.tsx'
import { useNow } from '#web/shell/now.tsx'
import { listToReturnTo } from '#web/shell/page-to-return-to.ts'
import { pagesMove } from '#web/shell/pages-move.ts'
import { rememberedGateway } from '#web/shell/position/remembered-gateway.ts'
import type { PageProps } from '#web/shell/start/page.ts'
import { AboutTemple } from './about-temple.tsx'
import { BeforeYouEnter } from './before-you-enter.tsx'
import { citedFacts } from './cited-facts.ts'
import { GettingThere } from './getting-there.tsx'
import { Hours } from './hours.tsx'
import type { loader } from './loader.server.ts'
import { MoreMenu } from './more-menu.tsx'
import { TempleStatus } from './temple-status.tsx'
import { WayLine } from './way-line.tsx'
import '#web/guide/temples/distance-lines.css'
import 'virtual:gateways.css'
import './page.css'

export default function TemplePage({ loaderData }: PageProps<typeof loader>) {
  const { gateways, map, checkedOn, helplines, phone, contact } = loaderData
  const temple = useSaid(loaderData.temple, (said, one) => said.temple(one))
  const now = useNow()
  const { id, name, teluguName } = temple
  const lines = cardLines(gateways, temple.distances)
  const from = (now && chosenGateway(rememberedGateway(), gateways)) ?? usualGateway
  const facts = citedFacts(temple, gateways)
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
        <p className="on-screen">
          <Link className="target" to={listToReturnTo()} animates={pagesMove()}>
            <span aria-hidden="true">‹ </span>
            {t('Temples')}
          </Link>
        </p>
        <FavouriteButton temple={id} name={name} />
        <MoreMenu temple={temple} />
        <h1>{name}</h1>
        {spokenLanguage() !== 'te' && (
          <p className="telugu-name h3 soft" lang="te">
            {teluguName.value}
          </p>
        )}
      </header>
      <div className="temple-answers on-screen stack gap-3">
        <Status temple={temple} lines={lines} now={now} />
        <div className="temple-page-actions filled cluster">
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
          <section className="temple-tickets stack gap-2 ruled" aria-labelledby="tickets">
            <h2 id="tickets" className="h3">
              {t('Tickets and waiting')}
            </h2>
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
    <div className="temple-status stack gap-1" key={now ? 'now' : 'ever'}>
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
