import { build, type Plugin } from 'vite'
import { oldestBrowsers } from './oldest-browsers.ts'

const query = '?bundled'

export function bundledScripts(): Plugin {
  return {
    name: 'bundled-scripts',
    async load(id) {
      if (!id.endsWith(query)) return null
      const { code, files } = await bundle(id.slice(0, -query.length))
      for (const file of files) this.addWatchFile(file)
      return { code: `export default ${JSON.stringify(code)}`, moduleType: 'js' }
    },
  }
}

async function bundle(input: string): Promise<{ code: string; files: string[] }> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      target: oldestBrowsers,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  if (!('output' in result)) throw new Error(`${input} was not bundled`)
  const [chunk] = result.output
  return { code: chunk.code.trim(), files: chunk.moduleIds }
}
