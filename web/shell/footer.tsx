import { Link } from 'react-router'
import { t } from '../language/translate.ts'
import { useHandle } from './handle.ts'
import './footer.css'

export function Footer() {
  const { showsDistances } = useHandle()
  return (
    <footer className="footer" id="footer">
      {showsDistances && (
        <p>{t('Distances are one way, and by road unless a note says otherwise. Ask before you travel.')}</p>
      )}
      <p>
        <Link to="/offline">{t('Without a network: what’s saved on this device')}</Link>
      </p>
    </footer>
  )
}
