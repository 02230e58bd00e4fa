import { z } from 'zod'
import { type Source, sourceKinds } from '#guide/fact-schema.ts'
import { fileSchemas } from './content-schema.ts'
import { shapeFaultInWords } from './shape-faults.ts'
import { withEvidence } from './written-facts.ts'
import { type Path, type YamlFile, yamlFile } from './yaml-file.ts'

export type WrittenFile = { name: string; text: string }

/** `value` has the shape that the schema of the file asks for if `isRight`. */
export type ReadFile = YamlFile & { isRight: boolean }

export type ReadFiles = ReadonlyMap<string, ReadFile>

export function readFiles(written: readonly WrittenFile[]): { files: ReadFiles; problems: string[] } {
  const parsed = new Map(written.map(({ name, text }) => [keyOf(name), yamlFile(name, text)]))
  const problems = [...parsed.values()].flatMap((file) => file.problems)
  for (const name of Object.keys(fileSchemas))
    if (!name.endsWith('/*') && !parsed.has(name)) problems.push(`content/${name}.yaml is missing`)
  const known = {
    sources: sourcesFor(parsed.get('sources')?.value),
    notes: z.record(z.string(), z.string()).safeParse(parsed.get('notes')?.value).data,
  }
  const files = new Map<string, ReadFile>()
  for (const [key, file] of parsed) {
    const before = problems.length
    const tell = (path: Path, message: string) => problems.push(`${file.placeOf(path)}: ${message}`)
    const value = withEvidence(file.value, known, tell)
    const schema = schemaOf(key)
    if (!schema) problems.push(`${file.name} has no meaning: nothing reads a file of this name`)
    else if (value !== undefined) for (const issue of issuesOf(schema, value)) tell(issue.path, issue.message)
    const isRight = value !== undefined && problems.length === before
    files.set(key, { ...file, value, isRight })
  }
  return { files, problems }
}

function keyOf(name: string): string {
  return name.replace(/^content\//, '').replace(/\.yaml$/, '')
}

function schemaOf(key: string): z.ZodType | undefined {
  const name = Object.hasOwn(fileSchemas, key) ? key : key.replace(/[^/]+$/, '*')
  return (fileSchemas as Readonly<Record<string, z.ZodType>>)[name]
}

function issuesOf(schema: z.ZodType, value: unknown): { path: Path; message: string }[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  // What does not hold between values only follows from a value that is wrong itself.
  const follows = ({ code, path }: (typeof issues)[number]) =>
    code === 'custom' &&
    issues.some((other) => other.path.length > path.length && path.every((key, at) => other.path[at] === key))
  return issues
    .filter((issue) => !follows(issue))
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'there is no such field' }))
        : {
            path: issue.path,
            message: isMissing(value, issue.path) ? 'is missing' : shapeFaultInWords(issue),
          },
    )
}

function isMissing(value: unknown, path: Path): boolean {
  return (
    path.reduce((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value) === undefined
  )
}

const publishersSchema = z.partialRecord(
  z.enum(sourceKinds),
  z.record(
    z.string(),
    z
      .record(z.string(), z.string())
      .nullable()
      .transform((addresses) => addresses ?? {}),
  ),
)

function sourcesFor(value: unknown): Map<string, Source> | undefined {
  const { data } = publishersSchema.safeParse(value)
  return data && new Map(sourcesIn(data).map(({ id, source }) => [id, source]))
}

export function sourcesIn(written: z.infer<typeof publishersSchema>): { id: string; source: Source }[] {
  return sourceKinds.flatMap((kind) =>
    Object.entries(written[kind] ?? {}).flatMap(([name, addresses]) =>
      Object.entries(addresses).map(([id, url]) => ({ id, source: { name, kind, url } })),
    ),
  )
}
