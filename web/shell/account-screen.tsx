import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../language/translate.ts'
import sevenHills from '../temples/seven-hills.svg'
import './account-screen.css'

/** An account page, with a link to the guide, which needs no account. */
export function AccountScreen({ children }: { children: ReactNode }) {
  return (
    <div className="account-screen">
      <section className="account-panel">
        <noscript>
          <p>
            {t(
              'Accounts need JavaScript, which is switched off here. You can read the temple guide without it.',
            )}
          </p>
        </noscript>
        {children}
      </section>
      <section className="account-aside" aria-labelledby="without-account">
        {/* Low priority, or React would preload it before the page has set its referrer policy. */}
        <img src={sevenHills} alt="" width={1440} height={360} fetchPriority="low" />
        <h2 id="without-account">{t('Only here for the temples?')}</h2>
        <p>
          {t(
            'You don’t need an account for the guide: ten temples around Tirupati, with their distances from the airport, the railway station and the bus stand.',
          )}
        </p>
        <p>
          <Link className="button" to="/temples">
            {t('Open the guide')}
          </Link>
        </p>
        <p>
          <Link to="/tirupati">{t('How to arrive in Tirupati')}</Link>
        </p>
      </section>
    </div>
  )
}
