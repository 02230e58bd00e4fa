import { builtPolicyDigest } from '#web/site-format.ts'
import type { SiteFiles } from '../site-files.ts'

declare const self: ServiceWorkerGlobalScope
declare const SITE_FILES: SiteFiles

/** The worker's global scope, typed; the library declares it as that of a generic worker. */
export const worker = self

/** The files of this worker's build that are useful offline. */
export const { groups } = SITE_FILES

/** The version of the files that this worker stores. */
export const version = `${SITE_FILES.version}-${builtPolicyDigest}`
