import { Link } from 'react-router'
import { t } from '../language/translate.ts'
import { SavedMark } from '../offline/saved-mark.tsx'
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
        <Link to="/offline">{t('Without a network')}</Link>
        <SavedMark />
      </p>
    </footer>
  )
}
