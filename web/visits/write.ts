import { type Change, written } from './kept.ts'
import { updateKept } from './store.ts'

/** Keeps the changes on this device and shows them in every tab. What an account has to learn is sent to it. */
export async function write(changes: readonly Change[]): Promise<void> {
  await updateKept((kept) => written(kept, changes, new Date()))
}
