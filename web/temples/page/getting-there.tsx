import type { Fact } from '#guide/fact-schema.ts'
import type { Distance, GatewayId } from '#guide/schema.ts'
import { FactText } from '../../facts/fact-text.tsx'
import { t } from '../../language/translate.ts'
import type { TempleOnMap } from '../../map/guide-map.server.ts'
import { TempleMap } from '../../map/temple-map.tsx'
import { SaidLines } from '../../today/said-lines.tsx'
import { type CardLine, distanceId } from '../distance-text.ts'
import { Chapter } from './chapter.tsx'
import type { TemplePageData } from './temple-page.ts'
import { WayLine } from './way-line.tsx'

type GettingThereProps = {
  temple: TemplePageData
  lines: CardLine<Fact<Distance>>[]
  map: TempleOnMap
  from: GatewayId
}

export function GettingThere({ temple, lines, map, from }: GettingThereProps) {
  return (
    <Chapter id="getting-there" title={t('Getting there')}>
      <TempleMap of={map} from={from} labelledBy="name" />
      <ul className="distance-lines">
        {lines.map((line) => (
          <li key={line.gateway} className={line.gateway} id={distanceId(line.gateway)}>
            <WayLine to={temple.coordinates.value} line={line} isPressed />
          </li>
        ))}
      </ul>
      {temple.waysIn && <SaidLines on={['roads']} />}
      <FactText id="ways" fact={temple.gettingThere} />
    </Chapter>
  )
}
