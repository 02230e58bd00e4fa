import { useLayoutEffect } from 'react'
import { usualGateway } from '#guide/distance.ts'
import { type ListChoice, listAddress, sharedListAddress } from '#guide/list-address.ts'
import { groupForVisit, visitGroups } from '#guide/opening-hours/visit-groups.ts'
import { sortFrom } from '#guide/order.ts'
import type { Coordinates, GatewayId } from '#guide/schema.ts'
import { estimateRoad } from '#guide/travel/road-estimate.ts'
import { DoubtNote } from '#web/guide/facts/doubt.tsx'
import type { FoundBySearch } from '#web/guide/search/found-by-search.ts'
import { fromHereText } from '#web/guide/temples/travel-text.ts'
import { t } from '#web/language/translate.ts'
import { useNow } from '#web/shell/now.tsx'
import { usePosition } from '#web/shell/position/position.ts'
import { ShareButton } from '#web/shell/share-button.tsx'
import './found-temples.css'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import type { ShownTemple } from '#web/guide/temples/shown-temple.ts'
import { PlacesByDistance } from '#web/map/places-by-distance.tsx'
import { sortFromHere, startOf, tripTo } from '#web/map/trips.ts'
import { ListOnPaper, type ListOnPaperProps } from './list-on-paper.tsx'
import { ListOutcome } from './list-outcome.tsx'
import { openingOutcome } from './opening-outcome.ts'
import { TempleGrid } from './temple-grid.tsx'
import { TempleGroups } from './temple-groups.tsx'
import { useHeldMoment } from './use-held-moment.ts'

export type FoundTemplesProps = {
  temples: readonly ShownTemple[]
  gateways: readonly ShownGateway[]
  helplines: ListOnPaperProps['helplines']
  choice: ListChoice
  /** Null without a search, and until it has an outcome. */
  foundBySearch: FoundBySearch | null
  choose: (change: Partial<ListChoice>) => void
}

export function FoundTemples({
  temples,
  gateways,
  helplines,
  choice,
  foundBySearch,
  choose,
}: FoundTemplesProps) {
  const now = useNow()
  const position = usePosition()
  const here = choice.from === null && position.state === 'known' ? position.at : null
  const [moment, update] = useHeldMoment(now, `${listAddress(choice)} ${here !== null}`)
  // Before the clock starts, the list stays as it was built: the style sheet orders it.
  const found = now ? chosenTemples(temples, choice, here, foundBySearch?.temples ?? null) : temples
  const start = startOf(choice.from, gateways, here)
  const groupsAt = (time: Date) => groupForVisit(found, time, (temple) => start && tripTo(temple, start))
  const groups = moment && choice.openNow ? groupsAt(moment) : null
  const isOutdated = groups !== null && now !== null && membersOf(groups) !== membersOf(groupsAt(now))
  const isSearching = choice.search !== '' && foundBySearch === null
  useLayoutEffect(() => {
    if (!now || isSearching) return
    const { dataset } = document.documentElement
    dataset.from = choice.from ?? ''
    delete dataset.list
  }, [now, isSearching, choice.from])
  const list = {
    gateways,
    from: choice.from,
    now,
    noteOn: ({ coordinates }: ShownTemple) => here && fromHereText(estimateRoad(here, coordinates)),
  }
  return (
    <>
      <ListOutcome
        shown={found.length}
        total={temples.length}
        foundBySearch={foundBySearch}
        choice={choice}
        sortedFrom={gateways.find(({ id }) => id === sortedFrom(choice))}
        position={position}
        opening={groups && moment && openingOutcome(groups, moment)}
        isOutdated={isOutdated}
        update={update}
        choose={now && choose}
      />
      {!now && <PlacesByDistance list="temple-grid" temples={temples} gateways={gateways} />}
      {groups ? <TempleGroups groups={groups} {...list} /> : <TempleGrid temples={found} {...list} />}
      {found.length > 0 && <ListActions choice={choice} />}
      {now && (
        <ListOnPaper
          temples={groups ? [...groups.open, ...groups.askFirst].map(({ temple }) => temple) : found}
          gateways={gateways}
          choice={choice}
          now={now}
          helplines={helplines}
        />
      )}
    </>
  )
}

function ListActions({ choice }: Pick<FoundTemplesProps, 'choice'>) {
  return (
    <>
      <DoubtNote />
      <div className="list-actions cluster gap-3 needs-script">
        <ShareButton title={t('Temples to visit near Tirupati')} query={sharedListAddress(choice)} />
        <button type="button" className="button quiet" onClick={() => print()}>
          {t('Print this list')}
        </button>
      </div>
    </>
  )
}

/** `named` are the ids of those that a search has found, best first. */
function chosenTemples(
  temples: readonly ShownTemple[],
  choice: ListChoice,
  here: Coordinates | null,
  named: readonly string[] | null,
): ShownTemple[] {
  const near = here ? sortFromHere(temples, here) : sortFrom(temples, sortedFrom(choice))
  return named ? named.flatMap((id) => near.find((temple) => temple.id === id) ?? []) : near
}

/** What is open now is wanted near, also by who has not said from where. */
function sortedFrom({ from, openNow }: ListChoice): GatewayId | null {
  return from ?? (openNow ? usualGateway : null)
}

function membersOf(groups: ReturnType<typeof groupForVisit<ShownTemple>>): string {
  return visitGroups.map((group) => groups[group].map(({ temple }) => temple.id).join()).join(';')
}
