import type { DayTemple } from '#day/day-temple.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { timeText } from '../../language/time-text.ts'
import { t } from '../../language/translate.ts'

type SeenStopProps = {
  temple: DayTemple
  at: number | null
  untick: (temple: TempleId) => void
}

export function SeenStop({ temple: { id, name }, at, untick }: SeenStopProps) {
  return (
    <li className="day-stop seen" data-row={id}>
      <span className="day-number" aria-hidden="true">
        ✓
      </span>
      <div className="day-seen">
        <p>
          <strong>{name}</strong>{' '}
          <span>{at === null ? t('Seen') : t('Seen, {time}', { time: timeText(at) })}</span>
        </p>
        <button type="button" className="text-button" onClick={() => untick(id)}>
          {t('Not seen after all')}
          <span className="visually-hidden">{` ${name}`}</span>
        </button>
      </div>
    </li>
  )
}
