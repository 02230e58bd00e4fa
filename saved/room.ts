import type { Entries } from '#day/entries/entry.ts'
import { limits } from '#day/entries/limits.ts'
import { forgetRemovals } from './forget-removals.ts'

export type Room = { entries: number; bytes: number }

export const fullRoom: Room = { entries: limits.entries, bytes: limits.bytes }

/** For an account whose address is not confirmed: one person can register many. A day takes some 1,100 bytes. */
export const firstRoom: Room = { ...fullRoom, bytes: 16 * 1024 }

/** The room is so much larger for what is saved and its removals together. */
const withRemovals = 1.25

/** An account that has more than it may, from a time of larger limits, can still change and remove: only growth is refused. */
export function fittingInto(
  room: Room,
  { stored, merged, sent }: { stored: Entries; merged: Entries; sent: Entries },
): Entries | 'too-much' {
  const present = sizeOf(presentOf(merged))
  const most = { ...room, all: room.bytes * withRemovals }
  const left = forgetRemovals(merged, sent, limits.removals, most.all - present.bytes)
  const before = { ...sizeOf(presentOf(stored)), all: bytesOf(stored) }
  const after = { ...present, all: bytesOf(left) }
  const grows = (what: keyof typeof most) => after[what] > most[what] && after[what] > before[what]
  return grows('entries') || grows('bytes') || grows('all') ? 'too-much' : left
}

function presentOf(entries: Entries): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([, { value }]) => value !== null))
}

function sizeOf(entries: Entries): Room {
  return { entries: Object.keys(entries).length, bytes: bytesOf(entries) }
}

function bytesOf(entries: Entries): number {
  return Buffer.byteLength(JSON.stringify(entries))
}
