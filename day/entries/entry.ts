/**
 * One thing that a visitor keeps, such as a day or a visited temple, as devices and server exchange it. `value` is null
 * once it has been removed: a removal has to reach the other devices, too.
 */
export type Entry = { key: string; value: EntryValue | null; clock: string }

/** Fields that this version does not know are kept: a newer one on another device may have written them. */
export type EntryValue = { readonly [field: string]: unknown }

/** A value to write, or null to remove the entry. */
export type Change = Pick<Entry, 'key' | 'value'>

export type Entries = Readonly<Record<Entry['key'], Omit<Entry, 'key'>>>
