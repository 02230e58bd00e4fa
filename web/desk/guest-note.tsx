import { Link } from '#web/navigation/link.tsx'
import { t } from '../language/translate.ts'

export function GuestNote() {
  return (
    <>
      <h1>{t('Travel desk')}</h1>
      <p>{t('Here those who run this site say what changed today. Log in if you’re one of them.')}</p>
      <p>
        <Link className="button" to="/login">
          {t('Log in')}
        </Link>
      </p>
    </>
  )
}
