import { changeSettings, changeStop, markNotSeen, markSeen, reorder } from '#day/change.ts'
import { visits } from '#day/entries/days.ts'
import type { Entries } from '#day/entries/entry.ts'
import { orderWithMoved } from '#day/moved.ts'
import { lunchFrom } from '#day/plan/lunch.ts'
import type { Wish } from '#day/plan/wishes.ts'
import type { DayView } from '#day/view.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Edits } from '#web/day/state/use-edits.ts'
import { t } from '#web/language/translate.ts'
import { vibrate } from '#web/shell/device/vibrate.ts'
import { shortName } from './names-text.ts'

export type StopActions = {
  tick: (temple: TempleId) => void
  untick: (temple: TempleId) => void
  move: (from: number, to: number) => Promise<unknown>
  lock: (temple: TempleId, isLocked: boolean) => void
  wish: (temple: TempleId, wish: Wish) => void
  note: (temple: TempleId, note: string) => void
  leaveOut: (temple: TempleId) => void
  /** Null before lunch time and on another day. */
  sayEaten: ((hasEaten: boolean) => void) | null
  /** Looking up the way to the first stop starts a day that is to start now. */
  setOut: () => void
}

export function stopActions(view: DayView, entries: Entries, edits: Pick<Edits, 'make'>): StopActions {
  const { day, frame, minute, ticked } = view
  const { date } = ticked
  const isOver = view.phase === 'over'
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
      vibrate()
      edits.make(t('Seen: {name}', { name: shortName(id) }), [
        // On a day that is over, readers say what they saw, not when, nor in which order.
        markSeen(visitOf(id), isOver ? null : ticked.minute),
        ...(isOver ? [] : reorder(day, [...seen, id, ...aheadWithout(id)])),
      ])
    },
    untick: (id) =>
      edits.make(t('Not seen yet: {name}', { name: shortName(id) }), [markNotSeen(visitOf(id))]),
    move: async (from, to) => {
      const temple = view.ahead[from]
      if (!temple) return
      await edits.make(
        t('{name}: now {number} of {count}', {
          name: shortName(temple.id),
          number: seen.length + to + 1,
          count: order.length,
        }),
        reorder(day, orderWithMoved(view, from, to)),
      )
    },
    lock: (id, isLocked) =>
      edits.make(
        isLocked
          ? t('Locked: {name}', { name: shortName(id) })
          : t('Unlocked: {name}', { name: shortName(id) }),
        changeStop(day, id, { isLocked }),
      ),
    wish: (id, wish) =>
      edits.make(
        wish === 'must'
          ? t('Keep {name}', { name: shortName(id) })
          : t('{name} if it fits', { name: shortName(id) }),
        changeStop(day, id, { wish }),
      ),
    note: (id, note) =>
      edits.make(
        note
          ? t('Note for {name}: {note}', { name: shortName(id), note })
          : t('Note removed: {name}', { name: shortName(id) }),
        changeStop(day, id, { note }),
      ),
    leaveOut: (id) =>
      edits.make(
        t('Left out: {temples}', { temples: shortName(id) }),
        reorder(
          day,
          order.filter((one) => one !== id),
        ),
      ),
    sayEaten:
      minute !== null && minute >= lunchFrom
        ? (hasEaten) =>
            edits.make(
              hasEaten ? t('You’ve had lunch') : t('Lunch is still to come'),
              changeSettings(day, { lunchSaid: { date: frame.date, hasEaten, at: minute } }),
            )
        : null,
    setOut: () => {
      if (minute !== null && day.settings.leavesAt === null && seen.length === 0)
        edits.make(t('Plan started'), changeSettings(day, { date, leavesAt: minute }))
    },
  }
}
