import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, type Session } from './session.ts'

const prerendered: Session = { state: 'unknown' }

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => prerendered)
}
