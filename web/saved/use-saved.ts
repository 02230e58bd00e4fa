import { useEffect, useState } from 'react'
import { type Copy, nobody, shownCopy } from './record.ts'
import { readRecord, type Stored, useNowStored } from './store.ts'

export type Saved = Pick<Copy, 'entries' | 'drafts'> & {
  state: Stored['state']
  owner: string
}

const loading: Saved = { state: 'loading', entries: {}, drafts: {}, owner: nobody }

export function useStored(): Stored {
  useEffect(() => void readRecord(), [])
  return useNowStored()
}

export function useSaved(): Saved {
  const stored = useStored()
  if (stored.state === 'loading') return loading
  const { entries, drafts } = shownCopy(stored.record)
  return { state: stored.state, entries, drafts, owner: stored.record.owner }
}

/** A React key: open forms and steps to undo go with an account's copy, but stay when a guest signs in. */
export function usePerson(): number {
  const { owner } = useSaved()
  const [shown, setShown] = useState({ owner, person: 0 })
  if (shown.owner !== owner) {
    setShown({ owner, person: shown.owner === nobody ? shown.person : shown.person + 1 })
  }
  return shown.person
}
