/** The names under which the worker stores things, which a page reads to say what is there. */

/** The site's files, each by its address and its revision: versions share what is the same in both. */
export const filesCache = 'travel-visit-files'

/** What the worker knows: which groups of which version are whole, and which documents show an older one. */
export const marksCache = 'travel-visit-marks'

export const photographsCache = 'travel-visit-photographs'

/** At most so many; some 100 KB each. */
export const mostPhotographs = 30

/** Whoever adds or removes files holds this lock: two workers may be at it. */
export const storeLock = 'travel-visit-store'

/** Marks stand where the site has no addresses. */
export const keptPrefix = '/.offline/kept/'

/** That a group of files of one version is stored as a whole: the revision of each address, and since when. */
export type KeptMark = { version: string; group: string; revisions: Record<string, string>; since: string }
