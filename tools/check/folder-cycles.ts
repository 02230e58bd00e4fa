import { isTest, resolved, type SourceFile } from './rooms.ts'

type Import = { from: string; to: string }

type Graph = Map<string, Map<string, Import>>

/** One line for each group of sibling folders that import each other. A folder's own files count as one more folder. */
export function folderCycles(sources: readonly SourceFile[]): string[] {
  const imports = sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      imports.flatMap((specifier) => {
        const target = resolved(path, specifier)
        return target === undefined ? [] : [{ from: path, to: target }]
      }),
    )
  return [...graphs(imports).values()].flatMap(problemsIn)
}

function graphs(imports: readonly Import[]): Map<string, Graph> {
  const graphs = new Map<string, Graph>()
  for (const { from, to } of imports) {
    const [a, b] = [foldersOf(from), foldersOf(to)]
    const depth = a.findIndex((folder, index) => folder !== b[index])
    const common = depth === -1 ? a.length : depth
    const isWithinFolder = a.length === b.length && common === a.length
    const isOfRoom = common === 0 || (common === 1 && (a.length === 1 || b.length === 1))
    if (isWithinFolder || isOfRoom) continue
    const parent = a.slice(0, common).join('/')
    const graph: Graph = graphs.get(parent) ?? new Map()
    const [folder, other] = [a, b].map((folders) => folders.slice(0, common + 1).join('/')) as [
      string,
      string,
    ]
    graphs.set(parent, graph)
    graph.set(folder, new Map([...(graph.get(folder) ?? []), [other, { from, to }]]))
  }
  return graphs
}

function foldersOf(path: string): string[] {
  return path.split('/').slice(0, -1)
}

function problemsIn(graph: Graph): string[] {
  const reported = new Set<string>()
  return [...graph.keys()].flatMap((folder) => {
    const cycle = reported.has(folder) ? undefined : shortestCycle(graph, folder)
    if (!cycle) return []
    for (const { folder } of cycle) reported.add(folder)
    const steps = cycle.map(({ folder, by }) => `${folder} (${by.from} imports ${by.to})`)
    return [`${steps.join(' → ')} → ${folder}: folders import each other`]
  })
}

type Step = { folder: string; by: Import }

function shortestCycle(graph: Graph, start: string): Step[] | undefined {
  const reached = new Set<string>()
  let ways: { at: string; steps: Step[] }[] = [{ at: start, steps: [] }]
  while (ways.length > 0) {
    ways = ways.flatMap(({ at, steps }) =>
      [...(graph.get(at) ?? [])]
        .filter(([other]) => !reached.has(other))
        .map(([other, by]) => {
          reached.add(other)
          return { at: other, steps: [...steps, { folder: at, by }] }
        }),
    )
    const closed = ways.find(({ at }) => at === start)
    if (closed) return closed.steps
  }
  return undefined
}
