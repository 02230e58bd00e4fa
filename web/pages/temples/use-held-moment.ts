import { useState } from 'react'

const minuteMs = 60_000

/**
 * The moment by which a list is sorted. It stays the same while minutes pass, so that no card moves away from a
 * finger. It becomes now when `key` changes, and when the page is shown again after its clock had stopped.
 */
export function useHeldMoment(now: Date | null, key: string): [held: Date | null, release: () => void] {
  const [last, setLast] = useState({ now, key, held: now })
  if (now !== last.now || key !== last.key) {
    const isNextMinute = now && last.now && now.getTime() - last.now.getTime() <= minuteMs
    setLast({ now, key, held: isNextMinute && key === last.key ? last.held : now })
  }
  return [last.held, () => setLast({ now, key, held: now })]
}
