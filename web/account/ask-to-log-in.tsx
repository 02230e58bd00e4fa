import { Link } from '#web/navigation/link.tsx'
import { t } from '../language/translate.ts'

/** What guests see in the place of a page for members. */
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
