import { text } from 'node:stream/consumers'
import react from '@vitejs/plugin-react'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { interfaceMessagesOf } from '#site/messages/messages-of.ts'
import { inLanguage, languageOf } from '#web/language/languages.ts'
import { pages } from '#web/pages.ts'
import { pageFile } from '#web/shell/start/page.ts'
import { pageModules } from './page-modules.ts'

const source = '/web/entry.server.tsx'

/** Brings what changes into the page. Vite would write it into the document, where React does not expect it. */
const hotReload = 'virtual:hot-reload'

export function servePages(): Plugin {
  return {
    name: 'serve-pages',
    apply: 'serve',
    resolveId: (id) => (id === hotReload ? id : undefined),
    load: (id) =>
      id === hotReload ? `import '/@vite/client'\n${react.preambleCode.replace('__BASE__', '/')}` : undefined,
    hotUpdate({ file, modules, server }) {
      const { name } = this.environment
      const { moduleGraph, hot } = server.environments.client
      // Loaders, the guide and translations are only in the drawn page.
      if (name === 'ssr' && modules.length > 0 && !moduleGraph.getModulesByFile(file)?.size)
        hot.send({ type: 'full-reload' })
    },
    configureServer(vite) {
      const { ssr } = vite.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the pages')
      const drawNow = async (asked: string) => {
        const { drawPage }: typeof import('#web/entry.server.tsx') = await ssr.runner.import(source)
        const language = languageOf(asked)
        const isFor = ({ path }: { path: string }) =>
          [inLanguage(path, language), pageFile(inLanguage(path, language))].includes(asked)
        const page = pages.find(isFor) ?? pages.find(({ name }) => name === 'not-found')
        if (!page) throw new Error('There is no page for unknown addresses')
        const messages = `data:application/json,${encodeURIComponent(JSON.stringify(interfaceMessagesOf(language)))}`
        return drawPage(page, language, {
          build: 'dev',
          modules: [`/${pageModules[page.name]}`],
          styles: [],
          styleText: '',
          app: { modules: [`/@id/${hotReload}`], entry: '/web/entry.client.tsx', messages },
        })
      }
      // One page after the other: the language that is spoken is a global of the pages.
      let drawn: Promise<unknown> = Promise.resolve()
      const draw = (asked: string) => {
        const drawing = drawn.then(() => drawNow(asked))
        drawn = drawing.catch(() => {})
        return drawing
      }
      const dataAt = async (asked: string) => {
        const { dataFiles }: typeof import('#web/entry.server.tsx') = await ssr.runner.import(source)
        const language = languageOf(asked)
        return dataFiles(language).find(({ path }) => asked === pageFile(inLanguage(path, language)))?.content
      }
      return () => {
        vite.middlewares.use(async ({ originalUrl = '/' }, response, next) => {
          try {
            const { pathname } = new URL(originalUrl, 'http://localhost')
            const data = /\/(search|todays-words)\.json$/.test(pathname) && (await dataAt(pathname))
            if (data) {
              response.setHeader('content-type', 'application/json')
              response.end(data)
              return
            }
            const { html, built } = await draw(decodeURI(pathname))
            const isData = pathname.endsWith('.json')
            response.setHeader('content-type', isData ? 'application/json' : 'text/html')
            response.end(isData ? JSON.stringify(built) : await text(html))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}
