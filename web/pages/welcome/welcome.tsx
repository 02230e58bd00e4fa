import { StopOfNow } from '#web/day/now/stop-of-now.tsx'
import { EarlyNotice } from '#web/guide/temples/opening/early-notice.tsx'
import { TodayNotice } from '#web/guide/today/today-notice.tsx'
import { type Todays, useSaid } from '#web/guide/today/todays.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { useNow } from '#web/shell/now.tsx'
import { countTable } from './count-table.ts'
import { NearTemples } from './near-temples.tsx'
import { openCount, openCountText } from './open-count.ts'
import type { WelcomeData } from './welcome-data.server.ts'
import './welcome.css'

export function Welcome(usual: WelcomeData) {
  const now = useNow()
  const { hours, near } = useSaid(usual, withSaid)
  return (
    <section className="welcome stack gap-3" aria-label={t('Temples')}>
      <StopOfNow />
      <TodayNotice
        insteadOf={t(
          'Ten temples around Tirupati: which are open, how far, how to get there. No account needed.',
        )}
      />
      <NearTemples near={near} now={now} />
      <div className="welcome-count">
        {now === null ? (
          <EarlyNotice table={import.meta.env.SSR ? countTable(hours) : undefined} />
        ) : (
          <OpenCount count={openCount(hours, now)} total={hours.length} />
        )}
      </div>
      <Link className="button" to="/temples">
        {t('See the temples')}
      </Link>
    </section>
  )
}

function withSaid(said: Todays, { hours, near }: WelcomeData): WelcomeData {
  return {
    hours: hours.map((one) => said.hours(one.id, one)),
    near: near.map(({ gateway, temples }) => ({
      gateway,
      temples: temples.map((one) => said.queued({ ...one, hours: unsaid(said.hours(one.id, one.hours)) })),
    })),
  }
}

/** The notice above has the words and their hour. Here they would take a line more, and move what stands below. */
function unsaid<Fact extends object>({ said: _, ...fact }: Fact & { said?: unknown }): Fact {
  return fact as Fact
}

function OpenCount({ count, total }: { count: number; total: number }) {
  return (
    <p className={`brief-opening ${count > 0 ? 'open' : 'closed'}`}>
      <span className="brief-opening-text">{openCountText(count, total)}</span>
    </p>
  )
}
