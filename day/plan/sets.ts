// Sets of temples are numbers, a bit for each index: every set of ten is below 1024, after all its subsets.

export function isIn(set: number, index: number): boolean {
  return (set & (1 << index)) !== 0
}

/** The items for which it is true. */
export function setOf<Item>(items: readonly Item[], isMember: (item: Item) => boolean): number {
  return items.reduce((set, item, index) => (isMember(item) ? set | (1 << index) : set), 0)
}

/** The indices in a set. */
export function membersOf(set: number): number[] {
  const members: number[] = []
  for (let index = 0; set >> index > 0; index++) if (isIn(set, index)) members.push(index)
  return members
}
