import { z } from 'zod'
import { type ProblemName, problems, typeOf } from './problem.ts'

/** What a room adds to the description of the interface. */
export type Description = {
  paths: Record<string, Record<string, object>>
  schemas: Record<string, object>
}

export function openApiDocument(parts: readonly Description[]) {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Travel Visit',
      version: '1',
      description:
        'What a visitor keeps: days, visited temples and favourites of the account whose ID token is sent. Devices and server merge entry by entry: of each, the one with the later clock stays. A value is null once it has been removed. And today’s word: what the travel desk says of a day.',
    },
    servers: [{ url: '/' }],
    security: [{ idToken: [] }],
    paths: {
      ...Object.assign({}, ...parts.map(({ paths }) => paths)),
      '/api/openapi.json': {
        get: {
          operationId: 'readDescription',
          summary: 'This description',
          security: [],
          responses: { 200: { description: 'OpenAPI 3.1', content: { 'application/json': {} } } },
        },
      },
    } as Description['paths'],
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A Firebase ID token' },
      },
      headers: {
        ETag: {
          description: 'The version, which If-None-Match and If-Match may name',
          required: true,
          schema: { type: 'string' },
        },
        'Retry-After': { description: 'Seconds', required: true, schema: { type: 'integer', minimum: 1 } },
      },
      schemas: {
        ...Object.assign({}, ...parts.map(({ schemas }) => schemas)),
        ...Object.fromEntries(
          Object.entries(problems).map(([name]) => [name, problemSchema(name as ProblemName)]),
        ),
      } as Description['schemas'],
    },
  }
}

export function problemResponses(...names: ProblemName[]) {
  const byStatus = Map.groupBy(names, (name) => problems[name].status)
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [
      status,
      {
        description: sharing.map((name) => problems[name].title).join(' Or: '),
        ...(status === 429 || status === 503
          ? { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }
          : {}),
        content: {
          'application/problem+json': {
            schema: { anyOf: sharing.map((name) => ({ $ref: `#/components/schemas/${name}` })) },
          },
        },
      },
    ]),
  )
}

export function jsonSchemaOf(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema)
  return rest
}

/** Open for further members, which clients have to ignore (RFC 9457, 3.2). */
function problemSchema(name: ProblemName) {
  const { status, title } = problems[name]
  return {
    $anchor: name,
    type: 'object',
    properties: {
      type: { const: typeOf(name) },
      title: { const: title },
      status: { const: status },
      ...moreProperties[name],
    },
    required: ['type', 'title', 'status', ...Object.keys(moreProperties[name] ?? {})],
  }
}

const moreProperties: Partial<Record<ProblemName, object>> = {
  'body-too-large': { most: { type: 'integer', description: 'Bytes' } },
  'entries-invalid': {
    invalid: {
      description: 'The first of them',
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          key: { type: 'string' },
          detail: { type: 'string' },
          isClockAhead: {
            const: true,
            description: 'It can be sent with a clock by the time in the Date of the answer',
          },
        },
        required: ['key', 'detail'],
      },
    },
  },
  'word-invalid': { detail: { type: 'string' } },
  'no-room': { most: { type: 'integer', description: 'Bytes of the answer as JSON' } },
  'too-much': {
    entries: {
      type: 'integer',
      description: 'The most entries that an account may keep, besides removed ones',
    },
    bytes: { type: 'integer', description: 'The most bytes of them as JSON' },
  },
}
