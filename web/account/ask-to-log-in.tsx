import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'

export function AskToLogIn({ title, why }: { title: string; why: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{why}</p>
      <ToLogin />
    </>
  )
}

export function ToLogin() {
  return (
    <p>
      <Link className="button" to="/login">
        {t('Log in')}
      </Link>
    </p>
  )
}
