import { Link } from 'react-router'
import type { GatewayId } from '#guide/schema.ts'
import { Certainty } from '../facts/certainty.tsx'
import { spokenLanguage, t } from '../language/translate.ts'
import type { ListedTemple } from '../list/listed-temple.ts'
import { cardLines, distanceLine, type ListedGateway } from './distance-text.ts'
import { OpeningHoursText } from './opening-hours-text.tsx'
import { OpeningLine } from './opening-line.tsx'
import './temple-card.css'
import 'virtual:gateways.css'
import { TemplePicture } from './temple-picture.tsx'

type TempleCardProps = {
  temple: ListedTemple
  gateways: readonly ListedGateway[]
  /** The reader's starting point; its distance comes first. */
  from?: GatewayId | null
  now: Date | null
  /** Whether its picture may be visible when the page opens. */
  early?: boolean
  /** The heading level of its name; headings inside are one level lower. */
  level?: 2 | 3
}

export function TempleCard({
  temple,
  gateways,
  from = null,
  now,
  early = false,
  level = 2,
}: TempleCardProps) {
  const Name = `h${level}` as const
  const Part = `h${level + 1}` as 'h3' | 'h4'
  const { id, name, teluguName, photograph, distances, openingHours } = temple
  const lines = cardLines(gateways, distances)
  return (
    <article className="temple-card" id={id} aria-labelledby={`${id}-name`}>
      <div>
        <Name className="temple-name" id={`${id}-name`}>
          <Link to={`/temples/${id}`}>{name}</Link>
        </Name>
        {spokenLanguage() !== 'te' && (
          <p className="temple-local-name" lang="te">
            {teluguName}
          </p>
        )}
      </div>
      <TemplePicture id={id} photograph={photograph} early={early} />
      <div>
        <OpeningLine fact={openingHours} now={now} />
        <OpeningHoursText hours={openingHours.value} />
      </div>
      <div>
        <Part className="temple-part">{t('Distance')}</Part>
        <ul className="distance-lines">
          {lines.map((line) => (
            <li key={line.gateway} className={line.gateway} aria-current={line.gateway === from || undefined}>
              {distanceLine(line)}
            </li>
          ))}
        </ul>
        <Certainty
          of={name}
          statements={[
            { about: t('Opening hours'), fact: openingHours },
            ...lines.map(({ from, fact }) => ({ about: from, fact })),
          ]}
        />
      </div>
    </article>
  )
}
