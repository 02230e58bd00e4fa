import type { HashQueue } from '#identity/credentials/hash-queue.ts'
import type { IdentitySettings } from '#identity/settings.ts'
import { identityForEachTest, type TestIdentity } from '#identity/testing/service.ts'
import { openEmulator } from '../open.ts'

/** Like `identityForEachTest`, for the emulator. */
export function emulatorForEachTest(
  changes: Partial<IdentitySettings> = {},
  hashQueue?: HashQueue,
): () => TestIdentity {
  return identityForEachTest(changes, hashQueue, async (...given) => (await openEmulator(...given)).routes)
}
