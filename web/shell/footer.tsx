import { t } from '../language/translate.ts'
import './footer.css'

export function Footer() {
  return (
    <footer className="footer" id="footer">
      <p>
        {t(
          'Distances are one way, and by road unless a note says otherwise. “How sure is this?” tells where each comes from. Ask before you travel.',
        )}
      </p>
    </footer>
  )
}
