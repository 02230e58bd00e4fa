export type SourceFile = { path: string; imports: readonly string[] }

const mostFiles = 20

/** What each room may import, besides itself; `tests` may import all, and no room may import it. */
export const mayImport = {
  guide: [],
  text: [],
  messages: [],
  database: [],
  budgets: ['database'],
  mail: ['database', 'identity'],
  identity: ['text', 'messages', 'database', 'budgets'],
  today: ['guide', 'text', 'messages/languages.ts'],
  day: ['guide', 'today'],
  api: ['identity/protocol/body-text.ts', 'identity/protocol/limit-body.ts'],
  saved: ['api', 'day', 'guide', 'database', 'budgets'],
  desk: ['api', 'today', 'database', 'budgets'],
  server: [
    'guide',
    'database',
    'budgets',
    'identity',
    'day',
    'api',
    'saved',
    'desk',
    'mail',
    'web/site-format.ts',
  ],
  web: ['guide', 'today', 'day', 'text', 'messages/languages.ts'],
  operate: [
    'server',
    'identity',
    'guide',
    'messages',
    'day',
    'today',
    'saved',
    'desk',
    'mail',
    'database',
    'site/build-site.ts',
  ],
  deploy: [],
  site: ['guide', 'messages', 'web', 'server', 'database', 'identity', 'mail'],
  tools: ['guide', 'day', 'messages', 'site', 'web', 'server', 'operate'],
} satisfies Record<string, readonly string[]>

/** Modules that a room may not import, besides other rooms. Does not apply to tests. */
const packagesKeptOut: Readonly<Record<string, RegExp>> = {
  // Needs a hash for the URLs of photographs, and reads `content/`.
  guide: /^node:(?!(crypto|fs)$)/,
  // Visitors download pages.
  web: /^(node:|zod$)/,
}

export function problemsOf(sources: readonly SourceFile[]): string[] {
  return [
    ...sources.flatMap((source) =>
      source.imports.flatMap((specifier) => importProblem(source.path, specifier)),
    ),
    ...crowdedFolders(sources),
  ]
}

export function importsIn(text: string): string[] {
  const pattern = /(?:^(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?|\bimport\()'([^'\n]+)'/gm
  return [...text.matchAll(pattern)].flatMap(([, specifier]) => specifier ?? [])
}

function importProblem(path: string, specifier: string): string[] {
  const room = roomOf(path)
  const target = resolved(path, specifier)
  if (target === undefined) {
    const isKeptOut = !isTest(path) && packagesKeptOut[room]?.test(specifier)
    return isKeptOut ? [`${path}: ${room}/ keeps out ${specifier}`] : []
  }
  if (specifier.includes('../')) return [`${path}: another folder is imported by its name, #${target}`]
  const other = roomOf(target)
  if (other === room) return []
  const allowed = (mayImport as Readonly<Record<string, readonly string[]>>)[room]
  if (isTest(path) || !allowed || allowed.includes(other) || allowed.includes(target)) return []
  return [`${path}: ${room}/ does not import ${other}/`]
}

export function resolved(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return undefined
  return new URL(specifier, `file:///${path}`).pathname.slice(1)
}

function roomOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : ''
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing(\/|\.ts$)/.test(path)
}

function crowdedFolders(sources: readonly SourceFile[]): string[] {
  const folders = Map.groupBy(
    sources.filter(({ path }) => !isTest(path)),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  )
  return [...folders]
    .filter(([, files]) => files.length > mostFiles)
    .map(([folder, files]) => `${folder}/ holds ${files.length} source files, more than ${mostFiles}`)
}
