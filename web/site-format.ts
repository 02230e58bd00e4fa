/** Stands for the origin of the site, which only the server knows. */
export const builtOrigin = 'https://travel-visit.invalid'

/** Stands for a digest of the Content-Security-Policy, by which stored pages are outdated when that changes. */
export const builtPolicyDigest = 'digest-of-the-policy'

export const notFoundAddress = '/not-found'

export const workerAddress = '/service-worker.js'

/** Contents by path: one file for a whole group is a quarter of the size. */
export type PageBundle = Record<string, PageInBundle>

type PageInBundle = { body: string; policy?: string | undefined }
