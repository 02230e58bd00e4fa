import { Link } from '#web/navigation/link.tsx'
import { MembersOnly } from '../account/session/guards.tsx'
import { Desk } from '../desk/desk.tsx'
import { t } from '../language/translate.ts'
import type { PageProps } from '../start/page.ts'
import type { loader } from './loaders/desk.server.ts'

export default function DeskPage({ loaderData: { previews } }: PageProps<typeof loader>) {
  return (
    <MembersOnly guests={<GuestNote />}>
      {({ own }) => <Desk key={own.details()?.id} own={own} previews={previews} />}
    </MembersOnly>
  )
}

function GuestNote() {
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
