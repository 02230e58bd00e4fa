// Sets of temples are bit masks of their indices.

/** The first of a set, which must not be empty. */
export function lowestOf(set: number): number {
  return 31 - Math.clz32(set & -set)
}

export function isIn(set: number, index: number): boolean {
  return (set & (1 << index)) !== 0
}

/** The items for which it is true. */
export function setOf<Item>(items: readonly Item[], isMember: (item: Item) => boolean): number {
  return items.reduce((set, item, index) => (isMember(item) ? set | (1 << index) : set), 0)
}

/** How many are in it. */
export function sizeOf(set: number): number {
  let size = 0
  for (let rest = set; rest > 0; rest &= rest - 1) size++
  return size
}
