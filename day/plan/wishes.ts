import type { TempleId } from '#guide/temple-ids.ts'

/** `must` is never left out for the sake of another; `like` competes by its weight. */
export type Wish = 'must' | 'like'

/** Wishes by temple; a temple without one is not considered. */
export type Wishes = Readonly<Partial<Record<TempleId, Wish>>>

/** Each locked stop stays after those before it in this order, and before those after it. */
export type Locks = { order: readonly TempleId[]; locked: readonly TempleId[] }
