import { t } from '../language/translate.ts'
import './asked-most.css'
import { mostAsked } from './most-asked.ts'

export function AskedMost() {
  return (
    <nav className="asked-most" aria-labelledby="asked-most">
      <h2 id="asked-most">{t('Asked most')}</h2>
      <ul>
        {Object.entries(mostAsked).map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
