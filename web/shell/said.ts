import { sharedValue } from '../device/shared-value.ts'

/** A new object each time, so that the same words are said again. */
export type Said = { text: string; stays: boolean }

const shared = sharedValue<Said>({ text: '', stays: false })

export const { useValue: useSaid } = shared

/** Says what a press has done, where nothing has to make room for it; `stays`: the reader has to do something. */
export function say(text: string, { stays } = { stays: false }): void {
  shared.set({ text, stays })
}
