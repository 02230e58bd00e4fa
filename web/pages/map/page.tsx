import { usualGateway } from '#guide/distance.ts'
import { chosenGateway } from '#guide/list-address.ts'
import { Sources } from '#web/guide/facts/sources.tsx'
import { HoursNote } from '#web/guide/temples/opening/hours-on-paper.tsx'
import { useSaidTemples } from '#web/guide/today/todays.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
import { GuideMap } from '#web/map/guide-map.tsx'
import { PaperSheets } from '#web/map/paper-sheets.tsx'
import { PlaceList, placeId } from '#web/map/place-list.tsx'
import { useNow } from '#web/shell/now.tsx'
import { usePosition } from '#web/shell/position/position.ts'
import { rememberedGateway } from '#web/shell/position/remembered-gateway.ts'
import type { PageProps } from '#web/shell/start/page.ts'
import type { loader } from './loader.server.ts'
import 'virtual:gateways.css'
import './page.css'

export default function MapPage({
  loaderData: { texts, places, temples, gateways, roadsFrom, paper, start },
}: PageProps<typeof loader>) {
  const shownTemples = useSaidTemples(temples)
  const position = usePosition()
  const now = useNow()
  const here = position.state === 'known' ? position.at : null
  const from = (now && chosenGateway(rememberedGateway(), gateways)) ?? usualGateway
  return (
    <div className="page map-page">
      <h1 id="map">{texts.title}</h1>
      <div className="map-side stack gap-2">
        <GuideMap
          labelledBy="map"
          places={places}
          start={start}
          temples={shownTemples}
          gateways={gateways}
          from={from}
          now={now}
        />
        <PaperSheets places={places} start={start} />
      </div>
      <section className="map-list stack gap-2" aria-labelledby="in-words">
        <h2 id="in-words" className={now ? 'h3' : 'h3 nearest-first'}>
          {here
            ? t('Nearest to you first')
            : gateways.map(
                ({ id, nearestFirst }) =>
                  nearestFirst &&
                  (!now || id === from) && (
                    <span key={id} className={id}>
                      {markForeignWords(nearestFirst)}
                    </span>
                  ),
              )}
        </h2>
        <PlaceList
          places={places}
          temples={shownTemples}
          here={here}
          from={from}
          gateways={gateways}
          now={now}
        />
        <HoursNote signs={paper.signs} checkedOn={paper.checkedOn} now={now} />
      </section>
      <Sources
        of={places.flatMap(({ id, name, point, road }) => [
          { id: placeId(id), about: name, fact: point },
          ...(road
            ? [{ id: `${placeId(id)}-road`, at: placeId(id), about: `${name}, ${roadsFrom}`, fact: road }]
            : []),
        ])}
      />
    </div>
  )
}
