import { Link } from 'react-router'
import { t } from '../language/translate.ts'
import './footer.css'

export function Footer() {
  return (
    <footer className="footer" id="footer">
      <p>
        {t(
          'Distances are one way, and by road unless a note says otherwise. “How sure is this?” shows where each comes from. Ask before you travel.',
        )}
      </p>
      <p>
        <Link to="/offline">{t('Without a network: what’s saved on this device')}</Link>
      </p>
    </footer>
  )
}
