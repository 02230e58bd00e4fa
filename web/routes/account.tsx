import { useOptimistic, useState } from 'react'
import { AccountSettings } from '../account/settings/account-settings.tsx'
import { Farewell, type Leaving } from '../account/settings/farewell.tsx'
import { GuestNote } from '../account/settings/guest-note.tsx'
import { MembersOnly } from '../account/settings/members-only.tsx'
import { t } from '../language/translate.ts'
import './account.css'

export function meta() {
  return [
    { title: t('Your account – Travel Visit') },
    {
      name: 'description',
      content: t(
        'Your Travel Visit account: its email and password, what we store about you, and how to delete it.',
      ),
    },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function AccountPage() {
  const [left, setLeft] = useState<Leaving | null>(null)
  // The session ends a moment before the action that ends it, and the page for guests would flash up.
  const [leaving, setLeaving] = useOptimistic(left)
  return (
    <MembersOnly guests={leaving ? <Farewell leaving={leaving} /> : <GuestNote />}>
      {(accounts) => (
        <div className="page account-page">
          <h1>{t('Your account')}</h1>
          <AccountSettings accounts={accounts} onLeaving={setLeaving} onLeft={setLeft} />
        </div>
      )}
    </MembersOnly>
  )
}
