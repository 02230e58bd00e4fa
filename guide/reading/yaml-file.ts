import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { faultInWords } from './yaml-faults.ts'

export type Path = readonly PropertyKey[]

/** `value` is undefined if the file cannot be read as YAML; `problems` then says why. */
export type YamlFile = {
  name: string
  value: unknown
  problems: readonly string[]
  placeOf: (path: Path) => string
}

export function yamlFile(name: string, text: string): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const faults = [...document.errors, ...document.warnings].map(({ pos: [offset], code, message }) => ({
    line: lineAt(offset),
    message: faultInWords(code) ?? message,
  }))
  // What is said of a line again only follows from what was said first.
  const problems = faults
    .concat(unnamedValues(document).map(({ offset, message }) => ({ line: lineAt(offset), message })))
    .filter(({ line }, index, all) => all.findIndex((fault) => fault.line === line) === index)
    .map(({ line, message }) => `${name}:${line} ${message}`)
  return {
    name,
    value: problems.length > 0 ? undefined : document.toJS(),
    problems,
    placeOf: (path) => `${name}:${lineAt(offsetOf(document.contents, path))} ${pathText(path)}`.trim(),
  }
}

export function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text ? `${text}.${String(key)}` : String(key)
  }, '')
}

function unnamedValues(document: Document.Parsed): { offset: number; message: string }[] {
  const unnamed: { offset: number; message: string }[] = []
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return
      const { source } = alias
      unnamed.push({
        offset: alias.range?.[0] ?? 0,
        message: `*${source}: no value above it has the name &${source}`,
      })
    },
  })
  return unnamed
}

/** Where the last part of the path stands that the file has: something may be missing there. */
function offsetOf(root: Node | null, path: Path): number {
  let node: unknown = root
  let offset = root?.range?.[0] ?? 0
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      if (!pair) break
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items.find(
        (item, index) => index === Number(key) || (isMap(item) && item.get('id') === key),
      )
      offset = (node as Node | undefined)?.range?.[0] ?? offset
    } else break
  }
  return offset
}
