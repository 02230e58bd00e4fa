/**
 * Titles that are part of most names or added to them, and so distinguish none. Folded, because every page with a
 * search carries them; the test beside this file has the original words.
 */
export const titles: readonly string[] =
  'tinpli tinplis lurd gud gudis sri svni ndir bgvn ji alin divlin gudi vri divudu kuvil kuil cuvni ktvul divstn divli divru'.split(
    ' ',
  )

/** Not folded: a folded "the" would match the beginning of Tirumala. */
export const smallWords = /^(of|the|and|in|at|near)$/
