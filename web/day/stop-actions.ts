import { lunchFrom } from '#guide/plan/lunch.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Entries } from '#visits/entry.ts'
import { t } from '../language/translate.ts'
import { visits } from '../visits/days.ts'
import { settingsChanged, stopChanged, stopsOrdered, templeNotSeen, templeSeen } from './changes.ts'
import { shortName } from './names-text.ts'
import type { StopActions } from './timeline/day-stop.tsx'
import type { Changes } from './use-changes.ts'
import type { DayView } from './view/view.ts'

/** What a reader can do with a stop; each can be undone. */
export function stopActions(view: DayView, entries: Entries, changes: Changes): StopActions {
  const { day, frame, minute, ticked } = view
  const { date } = ticked
  const order = view.temples.map(({ id }) => id)
  const seen = view.seen.map(({ temple }) => temple.id)
  const aheadWithout = (id: TempleId) => view.ahead.flatMap((temple) => (temple.id === id ? [] : temple.id))
  const visitOf = (id: TempleId) =>
    visits(entries).find((visit) => visit.temple === id && visit.date === date) ?? {
      temple: id,
      date,
      at: null,
      note: '',
    }
  return {
    tick: (id) => {
      changes.change(t('Seen: {name}', { name: shortName(id) }), [
        templeSeen(visitOf(id), ticked.minute),
        ...stopsOrdered(day, [...seen, id, ...aheadWithout(id)]),
      ])
    },
    untick: (id) =>
      changes.change(t('Not seen yet: {name}', { name: shortName(id) }), [templeNotSeen(visitOf(id))]),
    move: (id, index) => {
      const others = aheadWithout(id)
      changes.change(
        t('{name}: now {number} of {count}', {
          name: shortName(id),
          number: seen.length + index + 1,
          count: order.length,
        }),
        stopsOrdered(day, [...seen, ...others.slice(0, index), id, ...others.slice(index)]),
      )
    },
    lock: (id, isLocked) =>
      changes.change(
        isLocked
          ? t('{name} keeps its place', { name: shortName(id) })
          : t('{name} can be moved', { name: shortName(id) }),
        stopChanged(day, id, { isLocked }),
      ),
    wish: (id, wish) =>
      changes.change(
        wish === 'must'
          ? t('{name} must be seen', { name: shortName(id) })
          : t('{name} if it fits', { name: shortName(id) }),
        stopChanged(day, id, { wish }),
      ),
    leaveOut: (id) =>
      changes.change(
        t('Left out: {temples}', { temples: shortName(id) }),
        stopsOrdered(
          day,
          order.filter((one) => one !== id),
        ),
      ),
    sayEaten:
      minute !== null && minute >= lunchFrom
        ? (hasEaten) =>
            changes.change(
              hasEaten ? t('You’ve had lunch') : t('Lunch is still to come'),
              settingsChanged(day, { lunchSaid: { date: frame.date, hasEaten, at: minute } }),
            )
        : null,
    setOut: () => {
      if (minute !== null && !view.hasBegun && seen.length === 0)
        changes.change(t('Plan started'), settingsChanged(day, { date, leavesAt: minute }))
    },
  }
}
