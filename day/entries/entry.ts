/** What devices and server exchange. `value` is null once it was removed: the other devices have to hear of that, too. */
export type Entry = { key: string; value: EntryValue | null; clock: string }

/** Unknown fields stay: a newer version on another device may have written them. */
export type EntryValue = { readonly [field: string]: unknown }

export type Change = Pick<Entry, 'key' | 'value'>

export type Entries = Readonly<Record<Entry['key'], Omit<Entry, 'key'>>>
