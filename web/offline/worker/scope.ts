import type { SiteFiles } from '../site-files.ts'

declare const self: ServiceWorkerGlobalScope
declare const SITE_FILES: SiteFiles

/** The worker's own global scope, which the library's types know only as that of any worker. */
export const worker = self

/** What can be read without a network of the build that this worker belongs to. */
export const { groups } = SITE_FILES

/** Stands in pages; the server puts its own in its place, here as there. */
export const siteOrigin = 'https://travel-visit.invalid'

/**
 * The server puts a digest of what it adds to pages in its place, such as their policies: where that changes, stored
 * pages would be wrong though their content is the same. On plain static hosting it stays as it is.
 */
export const surroundings = 'surroundings-of-the-site'

/** Of what this worker stores. */
export const version = `${SITE_FILES.version}-${surroundings}`
