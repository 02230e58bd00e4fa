import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readCatalogue } from '#messages/catalogue.ts'
import { messagesIn, messagesOfSection, sectionsOfFolders } from '#site/messages/catalogue.ts'

export function poCatalogues(read: (file: string) => Buffer | string = readFileSync): Plugin {
  return {
    name: 'po-catalogues',
    load(id) {
      if (!id.endsWith('.po')) return null
      this.addWatchFile(id)
      const catalogue = readCatalogue(read(id))
      const sections = Object.values(sectionsOfFolders).map((name) => [
        name,
        messagesOfSection(name, catalogue),
      ])
      return {
        code: `export default ${JSON.stringify(messagesIn(catalogue))}
export const sections = ${JSON.stringify(Object.fromEntries(sections))}
export const content = new Map(${JSON.stringify([...catalogue.content])})`,
        moduleType: 'js',
      }
    },
  }
}
