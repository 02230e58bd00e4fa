import { z } from 'zod'
import type { Operations } from '#api/openapi.ts'
import { answerSchema, sentWordSchema, wordSchema } from '#today/word.ts'

const speaker = z.string().nullable().describe('An address, or an id of a hosted project; null: the operator')
const logSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      ...wordSchema.shape,
      saidBy: speaker,
      takenBackAt: z.int().nullable(),
      takenBackBy: speaker,
    }),
  ),
})

export const deskOperations: Operations = {
  'GET /api/today': {
    summary:
      'Today’s word: what the travel desk says now. Times are milliseconds since 1970. What a word says wins over the guide from its `from` until its `until`. Ignore a word whose kind or value you don’t know: there will be more; a shape that older programs can’t read would get another `version`',
    isForEverybody: true,
    answers: { 200: answerSchema, 304: null },
  },
  'GET /api/today/log': {
    summary: 'Who said what and took what back, the newest first',
    answers: { 200: logSchema },
    problems: ['editor-needed'],
  },
  'POST /api/today/words': {
    summary:
      'Says something, for at most 48 hours. It ends what was said about the same thing when it begins. You choose the id, so that you can send a word again when no answer came: 200, where 201 is for a new one',
    body: sentWordSchema,
    answers: { 200: wordSchema, 201: wordSchema },
    problems: ['editor-needed', 'id-taken', 'no-room', 'word-invalid', 'too-many-requests'],
  },
  'DELETE /api/today/words/{id}': {
    summary:
      'Takes a word back, whoever said it. Within ten minutes it was a slip, and what it replaced holds again. Later, or again, this changes nothing',
    answers: { 204: null },
    problems: ['editor-needed', 'not-found', 'too-many-requests'],
  },
}
