import { z } from 'zod'
import type { Operations } from '#api/openapi.ts'
import { kinds, unknownKind } from './entry-kinds.ts'

const keys = Object.values(kinds).map(({ key }) => key.source)
const keptSchema = z.strictObject({
  entries: z
    .record(z.string(), z.union([...Object.values(kinds), unknownKind].map(({ entry }) => entry)))
    .describe(`By keys like ${keys.join(' or ')}; other kinds are kept as they are. Null: removed`),
})

export const savedOperations: Operations = {
  'GET /api/visits': {
    summary: 'Everything that the account keeps',
    answers: { 200: keptSchema, 304: null },
  },
  'PUT /api/visits': {
    summary:
      'Merges entries into what the account keeps: of each entry the one with the later clock stays, and nothing that is stored and not sent is removed. If-Match names the ETag that was read',
    body: keptSchema,
    answers: { 200: keptSchema },
    problems: ['changed', 'entries-invalid', 'too-much', 'version-missing', 'too-many-requests'],
  },
  'DELETE /api/visits': {
    summary:
      'Deletes everything that the account keeps, before an account of a hosted project is deleted. For two hours no session from before can bring it back',
    answers: { 204: null },
    problems: ['too-many-requests'],
  },
}
