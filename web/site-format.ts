/** What the build writes, and the server completes and the service worker reads. */

/** A placeholder for the site's origin, which only the server knows. */
export const builtOrigin = 'https://travel-visit.invalid'

/**
 * A placeholder that the server replaces with a digest of the Content-Security-Policy: when that changes, stored pages are
 * outdated even if their content is the same. On plain static hosting it stays as it is.
 */
export const builtPolicyDigest = 'digest-of-the-policy'

/** The page for unknown addresses; each language has one. */
export const notFoundAddress = '/not-found'

export const workerAddress = '/service-worker.js'

/**
 * All pages and data of a group in one file, at a quarter of the size: contents by path. The build lists the paths, the
 * server puts the pages in.
 */
export type PageBundle = Record<string, PageInBundle>

/** `policy` is the Content-Security-Policy that the server sends with the page. */
type PageInBundle = { body: string; policy?: string | undefined }
