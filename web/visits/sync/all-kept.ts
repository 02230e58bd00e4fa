import type { Entries } from '#visits/entry.ts'
import { mergeEntries } from '#visits/merge.ts'
import type { OwnAccount } from '#web/account/session/own-account.ts'
import { shownCopy } from '../kept.ts'
import { readKept } from '../store.ts'
import { readServerCopy } from './server-copy.ts'

/** Everything that the account and this device keep. Throws if the account cannot be asked. */
export async function allKept(own: OwnAccount): Promise<Entries> {
  const answer = await readServerCopy(await own.idToken(), null)
  const here = shownCopy(await readKept()).entries
  if (answer.kind === 'copy') return mergeEntries(here, answer.copy.entries)
  if (answer.kind === 'missing') return here
  throw new Error(`The visits could not be read: ${answer.kind}`)
}
