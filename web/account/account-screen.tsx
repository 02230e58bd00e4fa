import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../language/translate.ts'
import sevenHills from '../shell/seven-hills.svg'
import './account-screen.css'

type AccountScreenProps = {
  /** Set on screens that strangers reach: they first say what the site is. */
  welcomes?: boolean
  children: ReactNode
}

export function AccountScreen({ welcomes = false, children }: AccountScreenProps) {
  return (
    <div className={welcomes ? 'account-screen welcoming' : 'account-screen'}>
      {welcomes && (
        <section className="account-welcome">
          <p>
            {t('Ten temples around Tirupati: which are open, how far, how to get there. No account needed.')}
          </p>
          <Link className="button quiet" to="/temples">
            {t('See the temples')}
          </Link>
        </section>
      )}
      <section className="account-panel">
        {children}
        <noscript>
          <p>
            {t(
              'Accounts need JavaScript, which is switched off here. You can read the temple guide without it.',
            )}
          </p>
        </noscript>
      </section>
      {/* With a higher priority, React would preload it before the page has set its referrer policy. */}
      <img src={sevenHills} alt="" width={1440} height={360} fetchPriority="low" />
    </div>
  )
}
