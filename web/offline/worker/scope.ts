import type { SiteFiles } from '../site-files.ts'

declare const self: ServiceWorkerGlobalScope
declare const SITE_FILES: SiteFiles

/** The worker's global scope, typed; the library declares it as that of a generic worker. */
export const worker = self

/** The files of this worker's build that are useful offline. */
export const { groups } = SITE_FILES

/**
 * A placeholder that the server replaces with a digest of the Content-Security-Policy: when that changes, stored pages are
 * outdated even if their content is the same. On plain static hosting it stays as it is.
 */
export const policyDigest = 'digest-of-the-policy'

/** The version of the files that this worker stores. */
export const version = `${SITE_FILES.version}-${policyDigest}`
