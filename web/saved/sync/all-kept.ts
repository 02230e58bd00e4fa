import type { Entries } from '#day/entries/entry.ts'
import { mergeEntries } from '#day/entries/merge.ts'
import type { OwnAccount } from '#web/account/session/own-account.ts'
import { nobody, shownCopy } from '../kept.ts'
import { readKept } from '../store.ts'
import { readServerCopy } from './server-copy.ts'

/** Everything that the account and this device keep. Throws if the account cannot be asked. */
export async function allKept(own: OwnAccount, account: string): Promise<Entries> {
  const kept = await readKept()
  const here = kept.owner === account || kept.owner === nobody ? shownCopy(kept).entries : {}
  if (!own.keepsVisits) return here
  const answer = await readServerCopy(await own.idToken(account), null)
  if (answer.kind === 'copy') return mergeEntries(here, answer.copy.entries)
  throw new Error(`The visits could not be read: ${answer.kind}`)
}
