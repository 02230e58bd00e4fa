import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { readCatalogue } from '#messages/catalogue.ts'
import { messagesIn, messagesOfSection, sectionsOfFolders } from '../messages/catalogue.ts'

/** A PO file exports its translations by key, and those of the sections that only some pages load. */
export function poCatalogues(): Plugin {
  return {
    name: 'po-catalogues',
    async load(id) {
      if (!id.endsWith('.po')) return null
      this.addWatchFile(id)
      const catalogue = readCatalogue(await readFile(id))
      const sections = Object.values(sectionsOfFolders).map((name) => [
        name,
        messagesOfSection(name, catalogue),
      ])
      return {
        code: `export default ${JSON.stringify(messagesIn(catalogue))}
export const sections = ${JSON.stringify(Object.fromEntries(sections))}`,
        moduleType: 'js',
      }
    },
  }
}
