import { sharedValue } from './device/shared-value.ts'

/** A new object each time, so that the same words are said again. */
export type Outcome = {
  text: string
  /** The reader has to do something, and so it doesn't go by itself. */
  stays?: boolean
  see?: { to: string; label: string }
  undo?: () => Promise<unknown>
}

const shared = sharedValue<Outcome>({ text: '' })

export const { useValue: useOutcome } = shared

export function say(text: string, more: Omit<Outcome, 'text'> = {}): void {
  shared.set({ text, ...more })
}
