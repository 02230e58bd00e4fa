import { Link } from '#web/navigation/link.tsx'
import { t } from '../language/translate.ts'

export function AskToLogIn({ title, why }: { title: string; why: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{why}</p>
      <p>
        <Link className="button" to="/login">
          {t('Log in')}
        </Link>
      </p>
    </>
  )
}
