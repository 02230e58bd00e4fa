import type { ReactNode } from 'react'
import { t } from '#web/language/translate.ts'
import sevenHills from '#web/shell/seven-hills.svg'
import './account-screen.css'

type AccountScreenProps = {
  beside?: ReactNode
  children: ReactNode
}

export function AccountScreen({ beside, children }: AccountScreenProps) {
  return (
    <div className={beside ? 'account-screen stack gap-4 beside' : 'account-screen stack gap-4'}>
      {beside}
      <section className="account-panel sheet raised">
        {children}
        <noscript>
          <p>
            {t(
              'Accounts need JavaScript, which is switched off here. You can read the temple guide without it.',
            )}
          </p>
        </noscript>
      </section>
      {/* Not drawn by the style: its pictures are asked for with the address of a mailed link, and its code. */}
      <img src={sevenHills} alt="" width={1440} height={360} loading="lazy" fetchPriority="low" />
    </div>
  )
}
