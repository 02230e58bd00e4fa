import { keepLocally, readLocally } from '#web/shell/device/local-storage.ts'

export const letterSizes = ['', 'large', 'largest'] as const
export type LetterSize = (typeof letterSizes)[number]

const key = 'letters'

/** Runs in the head, before anything is painted. */
export function markLetters(): void {
  show(readLocally(key) ?? '')
}

export function keepLetters(size: LetterSize): void {
  keepLocally(key, size)
  show(size)
}

function show(size: string): void {
  const { dataset } = document.documentElement
  if (size) dataset.letters = size
  else delete dataset.letters
}
