// A set of temples is a number with a bit for each index, greater than those of all its subsets.

export function isIn(set: number, index: number): boolean {
  return (set & (1 << index)) !== 0
}

export function setOf<Item>(items: readonly Item[], isMember: (item: Item) => boolean): number {
  return items.reduce((set, item, index) => (isMember(item) ? set | (1 << index) : set), 0)
}

export function membersOf(set: number): number[] {
  const members: number[] = []
  for (let index = 0; set >> index > 0; index++) if (isIn(set, index)) members.push(index)
  return members
}
