import { Link } from 'react-router'
import { temples } from '#guide/temples.ts'
import { TempleCard } from '../guide/temple-card.tsx'
import { t } from '../language/translate.ts'

export function meta() {
  return [
    { title: t('Temples to visit near Tirupati – Travel Visit') },
    {
      name: 'description',
      content: t(
        'Ten temples around Tirupati, each with its distance by road from the airport, the railway station and the bus stand.',
      ),
    },
  ]
}

export default function TemplesPage() {
  return (
    <div className="page">
      <h1>{t('Temples to visit near Tirupati')}</h1>
      <p className="lead">
        {t(
          'Ten temples, with the distance by road from where you arrive. Open to everybody, no account needed.',
        )}
      </p>
      <p>
        <Link to="/map">{t('See where they are on a map')}</Link>
      </p>
      <ul className="temple-grid">
        {temples.map((temple, index) => (
          <li key={temple.id}>
            <TempleCard temple={temple} early={index < 2} />
          </li>
        ))}
      </ul>
    </div>
  )
}
