import type { ReactNode } from 'react'
import type { Fact } from '#guide/fact-schema.ts'
import type { Distance } from '#guide/schema.ts'
import { FactText } from '#web/guide/facts/fact-text.tsx'
import { type CardLine, distanceId } from '#web/guide/temples/distance-text.ts'
import { SaidLines } from '#web/guide/today/said-lines.tsx'
import { t } from '#web/language/translate.ts'
import { Chapter } from './chapter.tsx'
import type { TemplePageData } from './temple-page.ts'
import { WayLine } from './way-line.tsx'

type GettingThereProps = {
  temple: TemplePageData
  lines: CardLine<Fact<Distance>>[]
  map: ReactNode
}

export function GettingThere({ temple, lines, map }: GettingThereProps) {
  return (
    <Chapter id="getting-there" title={t('Getting there')}>
      {map}
      <ul className="distance-lines plain-list">
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
