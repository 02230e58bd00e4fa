import type { Plugin } from 'vite'
import { allCatalogueProblems } from '../messages/catalogues.ts'

export function checkMessages(): Plugin {
  return {
    name: 'check-messages',
    apply: 'build',
    buildStart() {
      const problems = allCatalogueProblems()
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}
