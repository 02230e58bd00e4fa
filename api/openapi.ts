import { z } from 'zod'
import { type ProblemName, problems, typeOf } from './problem.ts'

/** By method and path, such as `GET /api/today`. An answer without a body is null. */
export type Operations = Record<string, Operation>

type Operation = {
  summary: string
  isForEverybody?: true
  body?: z.ZodType
  answers: Record<number, z.ZodType | null>
  /** Besides those that any operation like it may have. */
  problems?: readonly ProblemName[]
}

export function openApiDocument(operations: Operations) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation, path) }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Travel Visit', version: '1' },
    servers: [{ url: '/' }],
    security: [{ idToken: [] }],
    paths,
    components: {
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: Object.fromEntries(
        Object.keys(problems).map((name) => [name, problemSchema(name as ProblemName)]),
      ),
    },
  }
}

export function problemsOf({ isForEverybody, body, problems: own = [] }: Operation): ProblemName[] {
  return [
    ...(isForEverybody ? [] : ['sign-in-needed' as const]),
    ...(body ? (['body-unreadable', 'body-too-large', 'body-not-json'] as const) : []),
    ...own,
    'failed',
    'unavailable',
  ]
}

function describe(operation: Operation, path: string) {
  const { summary, isForEverybody, body, answers, problems: own = [] } = operation
  const names = problemsOf(operation)
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true })),
    ...(own.includes('version-missing') ? [{ name: 'If-Match', in: 'header', required: true }] : []),
    ...(304 in answers ? [{ name: 'If-None-Match', in: 'header' }] : []),
  ]
  return {
    summary,
    ...(isForEverybody && { security: [] }),
    parameters: parameters.map((parameter) => ({ ...parameter, schema: { type: 'string' } })),
    ...(body && { requestBody: { required: true, content: json(jsonSchemaOf(body)) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, schema]) => [
          status,
          { description: '', ...(schema && { content: json(jsonSchemaOf(schema)) }) },
        ]),
      ),
      ...Object.fromEntries([...Map.groupBy(names, (name) => problems[name].status)].map(problemResponse)),
    },
  }
}

function problemResponse([status, names]: [number, ProblemName[]]) {
  const anyOf = names.map((name) => ({ $ref: `#/components/schemas/${name}` }))
  const description = names.map((name) => problems[name].title).join(' Or: ')
  return [status, { description, content: { 'application/problem+json': { schema: { anyOf } } } }]
}

/** Open for further members, which clients have to ignore (RFC 9457, 3.2). */
function problemSchema(name: ProblemName) {
  const { status, title, more } = { more: {}, ...problems[name] }
  const fixed = { type: z.literal(typeOf(name)), title: z.literal(title), status: z.literal(status) }
  return { $anchor: name, ...jsonSchemaOf(z.looseObject({ ...fixed, ...more })) }
}

const json = (schema: object) => ({ 'application/json': { schema } })

function jsonSchemaOf(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema)
  return rest
}
