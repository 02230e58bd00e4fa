import { FollowLink } from '../account/mailed-link/follow-link.tsx'
import { LinkCheck } from '../account/mailed-link/link-check.tsx'
import { NoLink } from '../account/mailed-link/no-link.tsx'
import { useActionLink } from '../account/mailed-link/use-action-link.ts'
import { t } from '../language/translate.ts'
import { AccountScreen } from '../shell/account-screen.tsx'
import './action.css'

export function meta() {
  return [
    { title: t('Link from an email – Travel Visit') },
    {
      name: 'description',
      content: t(
        'Where the links in emails about a Travel Visit account lead: a new password, or a confirmed email address.',
      ),
    },
    { name: 'robots', content: 'noindex' },
    // The address carries a code until it is read.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function ActionScreen() {
  const link = useActionLink()
  return (
    <AccountScreen>
      <div className="action">
        {link === undefined && <LinkCheck />}
        {link === null && <NoLink />}
        {link && <FollowLink key={link.code} link={link} />}
      </div>
    </AccountScreen>
  )
}
