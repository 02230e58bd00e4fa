import type { TempleId } from '#guide/temple-ids.ts'

export type Wish = 'must' | 'like'

/** A temple without a wish is not considered. */
export type Wishes = Readonly<Partial<Record<TempleId, Wish>>>

export type Locks = { order: readonly TempleId[]; locked: readonly TempleId[] }
