import type { Plugin } from 'vite'
import { allCatalogueProblems } from '../messages/catalogues.ts'

/** Stops the build on a text that is missing in a language, superfluous, in another section, or has other placeholders. */
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
