import type { DayTemple } from '#day/plan/day-temple.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'
import { shortName } from './names-text.ts'

type SeenStopProps = {
  temple: DayTemple
  at: number | null
  untick: (temple: TempleId) => void
}

/** The tick that is pressed again takes itself back. */
export function SeenStop({ temple: { id }, at, untick }: SeenStopProps) {
  const name = shortName(id)
  return (
    <li className="day-stop seen" data-row={id}>
      <button type="button" className="day-number" aria-pressed="true" onClick={() => untick(id)}>
        <span aria-hidden="true">✓</span>
        <span className="visually-hidden">{t('Seen: {name}', { name })}</span>
      </button>
      <p className="day-seen tight cluster gap-3 flat middle apart soft">
        <strong>
          <span className="day-name">{name}</span>
        </strong>{' '}
        <span>{at === null ? t('Seen') : timeText(at)}</span>
      </p>
    </li>
  )
}
