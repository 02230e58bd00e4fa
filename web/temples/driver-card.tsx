import type { GatewayId } from '#guide/schema.ts'
import { Certainty } from '../facts/certainty.tsx'
import { ownNames } from '../language/languages.ts'
import { t } from '../language/translate.ts'
import './driver-card.css'
import type { ListedGateway } from './distance-text.ts'
import { ShowDriver } from './show-driver.tsx'
import type { TemplePageData } from './temple-page.ts'

type DriverCardProps = { temple: TemplePageData; gateways: readonly ListedGateway[]; from: GatewayId | null }

/** The name in large Telugu letters to show to a driver, and in the other scripts, each with any doubts about it. */
export function DriverCard({ temple, gateways, from }: DriverCardProps) {
  const { teluguName, otherNames } = temple
  const title = t('Show this to a driver')
  return (
    <section className="driver-card" aria-labelledby="driver-card">
      <h2 id="driver-card">{title}</h2>
      <p className="driver-name" lang="te">
        {teluguName.value}
      </p>
      <ShowDriver temple={temple} gateways={gateways} from={from} />
      <dl>
        {otherNames.map(({ language, name, fact }) => (
          <div key={language}>
            <dt lang={language}>{ownNames[language]}</dt>
            <dd lang={language}>{name}</dd>
            {fact?.confidence === 'low' && <dd className="driver-doubt">{fact.note}</dd>}
          </div>
        ))}
      </dl>
      <Certainty
        of={title}
        statements={[
          { about: ownNames.te, fact: teluguName },
          ...otherNames.flatMap(({ language, fact }) => (fact ? { about: ownNames[language], fact } : [])),
        ]}
      />
    </section>
  )
}
