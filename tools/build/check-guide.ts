import type { Plugin } from 'vite'
import { guideProblems, sourceListProblems } from '#guide/check.ts'
import { sources } from '#guide/content/sources.ts'
import { guide } from '#guide/guide.ts'
import { namesWithoutRoom } from '../facts/names-without-room.ts'

/** Stops a build whose guide cannot be right, with a line for each thing that is wrong, and says whose name a map leaves out. */
export function checkGuide(): Plugin {
  return {
    name: 'check-guide',
    buildStart() {
      const problems = guideProblems(guide)
      if (problems.length === 0) problems.push(...sourceListProblems(sources, guide))
      if (problems.length > 0) this.error(`The guide cannot be right:\n${problems.join('\n')}`)
      // A build draws the pages for browsers and for itself; once is enough.
      if (this.environment.name === 'client') for (const line of namesWithoutRoom(guide)) this.warn(line)
    },
  }
}
