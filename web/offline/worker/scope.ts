import { builtPolicyDigest } from '#web/site-format.ts'
import type { OfflineFiles } from '../offline-files.ts'

declare const self: ServiceWorkerGlobalScope
declare const OFFLINE_FILES: OfflineFiles

/** The worker's global scope, typed; the library declares it as that of a generic worker. */
export const worker = self

/** The files of this worker's build that are useful offline. */
export const { groups } = OFFLINE_FILES

/** The version of the files that this worker stores. */
export const version = `${OFFLINE_FILES.version}-${builtPolicyDigest}`
