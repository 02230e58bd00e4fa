import { temples } from '#guide/temples.ts'
import { TempleCard } from '../guide/temple-card.tsx'

const cityName = 'Tirupati'

export function meta() {
  return [
    { title: `Temples to visit near ${cityName} – Travel Visit` },
    {
      name: 'description',
      content:
        'Ten temples around Tirupati, each with its distance by road from the airport, the railway station and the bus stand.',
    },
  ]
}

export default function TemplesPage() {
  return (
    <div className="page">
      <h1>Temples to visit near {cityName}</h1>
      <p className="lead">
        Ten temples, with the distance by road from where you arrive. Open to everybody, no account needed.
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
