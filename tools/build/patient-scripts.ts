/**
 * Lets a page be painted before its JavaScript is asked for: React Router's own script asks for all of it at once, and
 * a slow line brings it in place of what is to be seen. Then its modules start one after the other, so that a slow phone
 * can answer a touch in between. A page that nobody looks at is not painted, and waits for nothing.
 */
export function withPatientScripts(html: string): string {
  const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
  const addresses = [...html.matchAll(preload)].map(([, address = '']) => address)
  return html
    .replaceAll(preload, '')
    .replace(/(?<=<script type="module" async="">)[\s\S]*?(?=<\/script>)/, (script) => {
      // All but the one that draws, which starts when it is imported.
      const modules = addresses.filter((address) => !script.includes(`import("${address}")`))
      if (modules.length !== addresses.length - 1) throw new Error(unknownStart(script))
      return [whenPainted, asking(addresses, modules), starting(modules, script)].join('\n')
    })
}

const whenPainted =
  'await new Promise((go) => (document.hidden ? go() : requestAnimationFrame(() => setTimeout(go))))'

/**
 * All at once: each would tell of the next only when it has arrived. A browser that knows no `modulepreload` imports them
 * at once, but for those that the page starts by itself.
 */
function asking(addresses: readonly string[], modules: readonly string[]): string {
  return `if (document.createElement('link').relList.supports('modulepreload'))
for (const href of ${JSON.stringify(addresses)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
else for (const module of ${JSON.stringify(modules)}) import(module).catch(() => {})`
}

/** React Router's script, and before it what it imports. */
function starting(modules: readonly string[], script: string): string {
  const awaiting = script
    .replace(/^import ("[^"]+");$/gm, 'await import($1);')
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await import($2);')
  if (/^\s*import\b(?!\()/m.test(awaiting)) throw new Error(unknownStart(script))
  return `for (const module of ${JSON.stringify(modules)}) await import(module)\n${awaiting}`
}

function unknownStart(script: string): string {
  return `React Router starts its pages in another way than this knows: ${script}`
}
