import { parseSync } from 'vite'

type Node = { type: string; start: number; [key: string]: unknown }

/** What an expression may put into the page: an `element` stays, `elements` come and go, and a `text` may change. */
type Kind = 'nothing' | 'fixed text' | 'element' | 'elements' | 'text'

type Names = ReadonlyMap<string, Node | Kind>

const links: Names = new Map([
  ['Link', 'element'],
  ['NavLink', 'element'],
])

/**
 * Translators and extensions replace the page's text nodes, so React may neither change nor remove one, nor put
 * anything before it: a text that may change stands alone in its element, whose content React replaces as a whole.
 */
export function crowdedTexts(sources: readonly { path: string; text: string }[]): string[] {
  const parsed = sources.map(({ path, text }) => {
    const { program, errors } = parseSync(path, text)
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
    return { path, text, program: program as unknown as Node }
  })
  const components = new Map([...links, ...parsed.flatMap(({ program }) => componentsIn(program))])
  return parsed.flatMap(({ path, text, program }) => {
    const names = new Map([...components, ...elementsIn(program)])
    // A fragment's children are its element's, too.
    const problems = new Set<string>()
    visit(program, (node) => {
      const crowded = crowdedIn(node, names) ?? bareTextIn(node, names)
      if (!crowded) return
      const line = text.slice(0, crowded.start).split('\n').length
      problems.add(
        `${path}:${line}: a text here may change, or something may come before it. Put it into an element of its own`,
      )
    })
    return [...problems]
  })
}

/** The child of an element that disturbs another one, or is disturbed. */
function crowdedIn(node: Node, names: Names): Node | undefined {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return undefined
  const children = contentOf(node).map((child) => ({ child, kind: kindOf(child, names) }))
  if (children.length < 2) return undefined
  const crowded = children.find(({ kind }, index) => {
    if (kind === 'text') return true
    const next = children.slice(index + 1).find(({ kind }) => kind !== 'elements' && kind !== 'nothing')
    return kind === 'elements' && next?.kind === 'fixed text'
  })
  return crowded?.child
}

/** A text that a component returns without an element: it does not know what stands beside it. */
function bareTextIn(node: Node, names: Names): Node | undefined {
  const [[name, component] = []] = componentsIn(node, 'only')
  if (!name || !component || names.get(name) !== component) return undefined
  return returnedBy(component).find((returned) => kindOf(returned, names) === 'text')
}

function contentOf(node: Node): Node[] {
  return (node.children as Node[]).flatMap((child) => {
    if (child.type === 'JSXText') return isLayout(String(child.value)) ? [] : [child]
    if (child.type === 'JSXFragment') return contentOf(child)
    if (child.type !== 'JSXExpressionContainer') return [child]
    const expression = child.expression as Node
    return expression.type === 'JSXEmptyExpression' ? [] : [expression]
  })
}

function isLayout(text: string): boolean {
  return text.trim() === '' && text.includes('\n')
}

function kindOf(node: Node, names: Names): Kind {
  const kind = (inner: unknown) => kindOf(inner as Node, names)
  switch (node.type) {
    case 'JSXText':
      return 'fixed text'
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? 'fixed text' : 'nothing'
    case 'TemplateLiteral':
      return (node.expressions as Node[]).every((part) => kind(part) === 'fixed text') ? 'fixed text' : 'text'
    case 'JSXElement':
      return kindOfElement(node, names)
    case 'JSXFragment':
      return together(contentOf(node).map(kind))
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return kind(node.expression)
    case 'LogicalExpression':
      return sometimes(node.operator === '&&' ? [kind(node.right)] : [kind(node.left), kind(node.right)])
    case 'ConditionalExpression':
      return sometimes([kind(node.consequent), kind(node.alternate)])
    case 'CallExpression':
      return kindOfCall(node, names)
    case 'ArrowFunctionExpression':
      return sometimes(returnedBy(node).map(kind))
    case 'Identifier':
      return node.name === 'undefined' ? 'nothing' : known(String(node.name), names)
    default:
      return 'text'
  }
}

function known(name: string, names: Names): Kind {
  const kind = names.get(name)
  return typeof kind === 'string' ? kind : 'text'
}

function kindOfElement(node: Node, names: Names): Kind {
  const { name } = (node.openingElement as { name: Node }).name
  if (typeof name !== 'string') return 'elements'
  if (/^[a-z]/.test(name)) return 'element'
  const component = names.get(name)
  if (component === undefined || typeof component === 'string') return component ?? 'elements'
  const always = returnedBy(component).every((returned) => kindOf(returned, names) === 'element')
  return always ? 'element' : 'elements'
}

/** A translation without values never changes, as each language is another document. */
function kindOfCall({ callee, arguments: given }: Node, names: Names): Kind {
  const { name, property } = callee as { name?: string; property?: { name?: string } }
  const [first, ...rest] = given as Node[]
  if (name === 't') return first?.type === 'Literal' && rest.length === 0 ? 'fixed text' : 'text'
  if (name !== undefined) return known(name, names)
  return property?.name === 'map' && first ? sometimes([kindOf(first, names)]) : 'text'
}

function together(kinds: readonly Kind[]): Kind {
  if (kinds.includes('text')) return 'text'
  if (kinds.includes('fixed text')) return 'fixed text'
  return kinds.length > 0 ? 'elements' : 'nothing'
}

function sometimes(kinds: readonly Kind[]): Kind {
  if (kinds.includes('text') || kinds.includes('fixed text')) return 'text'
  return kinds.every((kind) => kind === 'nothing') ? 'nothing' : 'elements'
}

function componentsIn(program: Node, depth: 'all' | 'only' = 'all'): [string, Node][] {
  const found: [string, Node][] = []
  visit(program, (node) => {
    const { name } = (node.id ?? {}) as { name?: string }
    const made = node.type === 'VariableDeclarator' ? (node.init as Node | null) : node
    const isFunction = made?.type === 'FunctionDeclaration' || made?.type === 'ArrowFunctionExpression'
    if (name && made && isFunction && /^[A-Z]/.test(name)) found.push([name, made])
    return depth === 'all'
  })
  return found
}

/** Constants that are set to an element, and properties of the type ReactNode, which are given elements. */
function elementsIn(program: Node): [string, Kind][] {
  const found: [string, Kind][] = []
  visit(program, (node) => {
    const { name } = (node.id ?? node.key ?? {}) as { name?: string }
    if (!name) return
    if (node.init && kindOf(node.init as Node, new Map()) === 'element') found.push([name, 'elements'])
    if (node.type === 'TSPropertySignature' && /"ReactNode"/.test(JSON.stringify(node.typeAnnotation)))
      found.push([name, 'elements'])
  })
  return found
}

function returnedBy({ body }: Node): Node[] {
  if ((body as Node).type !== 'BlockStatement') return [body as Node]
  const returned: Node[] = []
  visit(body as Node, ({ type, argument }) => {
    if (type === 'ReturnStatement' && argument) returned.push(argument as Node)
    return !type.includes('Function')
  })
  return returned
}

function visit(node: Node, look: (node: Node) => unknown): void {
  if (look(node) === false) return
  for (const inner of Object.values(node).flat()) {
    if (inner !== null && typeof inner === 'object' && 'type' in inner) visit(inner as Node, look)
  }
}
