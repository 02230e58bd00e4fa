import type { Plugin } from 'vite'
import { allCatalogueProblems, allWaitingTexts } from '#site/messages/catalogues.ts'

/** A text of the guide that waits for a translator keeps no other from being published. */
export function checkMessages(): Plugin {
  return {
    name: 'check-messages',
    apply: 'build',
    buildStart() {
      const problems = allCatalogueProblems()
      if (problems.length > 0) this.error(problems.join('\n'))
      // The build of the drawn pages, which follows, would say it again.
      if (this.environment.name !== 'client') return
      for (const { said, texts } of allWaitingTexts())
        if (texts.length > 0) this.warn([said, ...texts].join('\n  '))
    },
  }
}
