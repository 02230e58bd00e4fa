import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Setting } from '#identity/parse-settings.ts'
import { identitySettings } from '#identity/settings.ts'
import { serverSettings } from '#server/settings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const documents = globSync(['*.md', 'content/*.md', 'docs/**/*.md'], { cwd: root })

/** Readers of the documents create these files. */
const madeByReaders = ['messages/ml.po', 'deploy/.env']

// Only references with a form of their own are held against the files: a name alone, such as `TopBar`, may be the
// SDK's.
describe('the documents', () => {
  it('link to files and headings that are there', () => {
    expectAll(links, ({ path, heading }) => {
      if (!existsSync(join(root, path))) return false
      return heading === undefined || headingsOf(path).includes(heading)
    })
  })

  it('call each linked file by its own name', () => {
    const named = ({ label }: Link) => /^[\w./-]+\.[a-z]+$/.test(label)
    expectAll(
      (document) => links(document).filter(named),
      ({ label, path }) => `/${path}`.endsWith(`/${label}`),
    )
  })

  it('name paths that are there', () => {
    const roots =
      /^(api|budgets|content|database|day|deploy|desk|docs|guide|identity|mail|messages|operate|saved|server|tests|text|today|tools|web)\//
    expectAll(
      (document) => matches(read(document), /`([\w./-]+)`/g).map(([path = '']) => ({ path })),
      ({ path }) => !roots.test(path) || madeByReaders.includes(path) || existsSync(join(root, path)),
    )
  })

  it('name commands that are there', () => {
    const { scripts } = JSON.parse(read('package.json'))
    expectAll(
      (document) => matches(read(document), /npm run ([a-z][\w:]*)/g).map(([command = '']) => ({ command })),
      ({ command }) => command in scripts,
    )
  })

  it('find names in the files that hold them', () => {
    expectAll(placedNames, ({ path, name }) => {
      const text = read(path)
      return text.includes(name) || name.split('.').every((part) => text.includes(part))
    })
  })
})

describe('the operating guide', () => {
  it('lists the settings that there are', () => {
    const settings: Setting[] = [serverSettings, identitySettings].flatMap((table) => Object.values(table))
    const rows = settings.map(
      ({ variable, default: text, meaning }) =>
        `| \`${variable}\` | ${text ? `\`${text}\`` : '–'} | ${meaning} |`,
    )
    assert.deepEqual(matches(read('docs/operating.md'), /^(\| `[A-Z_]+` \| .*)$/gm).flat(), rows)
  })
})

describe('the specification', () => {
  it('points to decisions that it lists', () => {
    const text = read('docs/specification.md')
    const listed = matches(text, /^- \*\*(D\d+)\*\*/gm).flat()
    const pointedTo = matches(text, /\b(D\d+)\b/g).flat()
    assert.deepEqual(new Set(pointedTo), new Set(listed))
  })
})

/**
 * Shows each problem beside the document that has it. A pattern that finds nothing at all no longer fits the
 * documents.
 */
function expectAll<Reference>(
  find: (document: string) => Reference[],
  isTrue: (reference: Reference) => boolean,
): void {
  const found = documents.flatMap((document) =>
    find(document).map((reference) => ({ document, ...reference })),
  )
  assert.notEqual(found.length, 0)
  assert.deepEqual(
    found.filter((reference) => !isTrue(reference)),
    [],
  )
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function matches(text: string, pattern: RegExp): string[][] {
  return [...text.matchAll(pattern)].map(([, ...groups]) => groups.map((group) => group ?? ''))
}

/** Joins the lines of paragraphs and list items, as a link may continue on the next line. */
function linesJoined(document: string): string {
  return read(document).replace(/\n(?: {2,3}(?!-))?(?=\S)(?![|#])/g, ' ')
}

type Link = { label: string; path: string; heading: string | undefined }

function links(document: string): Link[] {
  return matches(linesJoined(document), /\[`?([^\]`]+)`?\]\(([^)\s]+)\)/g)
    .filter(([, target = '']) => !/^https?:/.test(target))
    .map(([label = '', target = '']) => ({
      label,
      path: pathOf(document, target),
      heading: target.split('#')[1],
    }))
}

function pathOf(document: string, target: string): string {
  return target.startsWith('#') ? document : normalize(join(dirname(document), target.replace(/#.*/, '')))
}

/** As GitHub derives addresses from headings. */
function headingsOf(path: string): string[] {
  return matches(read(path), /^#+ (.+)$/gm).map(([heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

/** `` `name` in [file](…) `` and `` [file](…) (`name`) ``. */
function placedNames(document: string): { path: string; name: string }[] {
  const text = linesJoined(document)
  return [
    ...matches(text, /`([^`]+)` in \[[^\]]+\]\(([^)\s]+\.\w+)\)/g),
    ...matches(text, /\]\(([^)\s]+\.\w+)\) \(`([^`]+)`\)/g).map((groups) => groups.reverse()),
  ].map(([name = '', target = '']) => ({ path: pathOf(document, target), name }))
}
