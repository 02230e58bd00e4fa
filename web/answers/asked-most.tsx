import { message, t } from '../language/translate.ts'
import './asked-most.css'

/** By the id of the answer, of the way in that is part of one, or of what is asked of each temple. */
const askedMost = {
  hours: message('Timings'),
  'phones-and-shoes': message('Phones'),
  dress: message('Dress'),
  tickets: message('Tickets'),
  'free-tokens': message('Tokens'),
  rooms: message('Rooms'),
  laddus: message('Laddus'),
} as const

export function AskedMost() {
  return (
    <nav className="asked-most" aria-labelledby="asked-most">
      <h2 id="asked-most">{t('Asked most')}</h2>
      <ul>
        {Object.entries(askedMost).map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
