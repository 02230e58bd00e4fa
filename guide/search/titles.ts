/**
 * What people put beside a name, and what is part of most names: it tells none apart. Folded, since every page with a
 * search carries it; the test beside it has the words of which this is made.
 */
export const titles: readonly string[] =
  'tinpli tinplis lurd gud gudis sri svni ndir bgvn ji alin divlin gudi vri divudu kuvil kuil cuvni ktvul divstn divli divru'.split(
    ' ',
  )

/** As they are written: folded, the would be the beginning of Tirumala. */
export const smallWords = /^(of|the|and|in|at|near)$/
