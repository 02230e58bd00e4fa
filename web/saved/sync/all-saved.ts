import type { Entries } from '#day/entries/entry.ts'
import { mergeEntries } from '#day/entries/merge.ts'
import type { OwnAccount } from '#web/account/session/own-account.ts'
import { nobody, shownCopy } from '#web/saved/record.ts'
import { readRecord } from '#web/saved/store.ts'
import { readServerCopy } from './server-copy.ts'

export async function allSaved(own: OwnAccount, account: string): Promise<Entries> {
  const record = await readRecord()
  const here = record.owner === account || record.owner === nobody ? shownCopy(record).entries : {}
  if (!own.storesCopies) return here
  const answer = await readServerCopy(await own.idToken(account), null)
  if (answer.kind === 'copy') return mergeEntries(here, answer.copy.entries)
  throw new Error(`The account’s copy could not be read: ${answer.kind}`)
}
