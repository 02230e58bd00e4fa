import { type Language, ownNames } from '../language/languages.ts'
import { t } from '../language/translate.ts'
import './driver-card.css'

type DriverCardProps = {
  teluguName: string
  otherNames: readonly { language: Language; name: string }[]
}

/** The name large and in Telugu, to be held up to a driver, and in the other scripts. */
export function DriverCard({ teluguName, otherNames }: DriverCardProps) {
  return (
    <section className="driver-card" aria-labelledby="driver-card">
      <h2 id="driver-card">{t('Show this to a driver')}</h2>
      <p className="driver-name" lang="te">
        {teluguName}
      </p>
      <dl>
        {otherNames.map(({ language, name }) => (
          <div key={language}>
            <dt lang={language}>{ownNames[language]}</dt>
            <dd lang={language}>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
