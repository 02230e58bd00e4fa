import type { Plugin } from 'vite'
import { guideProblems, sourceListProblems } from '#guide/check.ts'
import { sources } from '#guide/content/sources/sources.ts'
import { guide } from '#guide/guide.ts'

export function checkGuide(): Plugin {
  return {
    name: 'check-guide',
    buildStart() {
      const problems = guideProblems(guide)
      if (problems.length === 0) problems.push(...sourceListProblems(sources, guide))
      if (problems.length > 0) this.error(`The guide cannot be right:\n${problems.join('\n')}`)
    },
  }
}
