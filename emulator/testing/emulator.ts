import type { HashQueue } from '#identity/credentials/hash-queue.ts'
import type { IdentitySettings } from '#identity/settings.ts'
import { identityForEachTest, type TestIdentity } from '#identity/testing/service.ts'
import { openEmulator } from '../open.ts'

/** As `identityForEachTest`, with the emulator in place of the service. */
export function emulatorForEachTest(
  changes: Partial<IdentitySettings> = {},
  hashQueue?: HashQueue,
): () => TestIdentity {
  return identityForEachTest(changes, hashQueue, openEmulator)
}
