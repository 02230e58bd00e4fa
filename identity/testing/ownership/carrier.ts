import type { TestIdentity } from '#identity/testing/service.ts'

/** Something that goes wrong, perhaps only after a number of other events. */
export type Fault = { call: 'fault'; fault: string; after: number }

/** What takes mails from the queue to the mailboxes. */
export type Carrier = {
  /** Returns the ids of the mails that have arrived by now. */
  carry: () => Promise<ReadonlySet<string>>
  strike: (fault: Fault) => void
  /** Ends every fault. */
  mend: () => void
  /** Whether there is a mailbox at the address. */
  isRead: (address: string) => boolean
}

/** Every mail arrives at once. */
export function promptCarrier({ database }: TestIdentity): Carrier {
  const arrived = new Set<string>()
  return {
    async carry() {
      for (const { id } of await database.deleteFrom('mails').returning('id').execute()) arrived.add(id)
      return arrived
    },
    strike() {},
    mend() {},
    isRead: () => true,
  }
}
