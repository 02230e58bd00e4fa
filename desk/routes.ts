import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type Caller, type Identify, requireCaller } from '#api/caller.ts'
import { names } from '#api/entity-tag.ts'
import { notAllowed, problemAnswer, tooManyRequests } from '#api/problem.ts'
import { limitJsonBody, parseJson, requireJson } from '#api/read-body.ts'
import type { Database } from '#database/open.ts'
import { checkWord } from '#today/check-word.ts'
import { publicAnswers } from './public-answer.ts'
import { type Refused, say } from './say.ts'
import { readLog, takeBack } from './store.ts'
import { countTakingBack, countWord } from './word-budgets.ts'

type Dependencies = {
  identify: Identify
  addressOf: (context: Context) => string
  limitsChanges?: boolean
  clock?: () => number
}

/** Escaped, a text of the greatest length takes six times its bytes. */
export const mostBodyBytes = 16 * 1024

export const mostLogEntries = 200

/** Other ids are unknown, and some, such as one with a NUL, no question for a database. */
const oneWord = '/api/today/words/:id{[A-Za-z0-9_-]{8,22}}'

const publicCaching = 'public, max-age=60, stale-if-error=3600'

const noStore = { 'cache-control': 'no-store' }

export function deskRoutes(
  database: Database,
  { identify, addressOf, limitsChanges = true, clock = Date.now }: Dependencies,
): Hono {
  const answers = publicAnswers(database, clock)
  const caller = requireCaller(identify)
  return new Hono()
    .get('/api/today', async (context) => {
      const { text, etag } = await answers.read()
      const headers = {
        etag: `"${etag}"`,
        'cache-control': publicCaching,
        // It is for everybody's screens and apps. The same for each origin, so that caches need not tell them apart.
        'access-control-allow-origin': '*',
      }
      if (names(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
      return context.body(text, 200, { 'content-type': 'application/json', ...headers })
    })
    .get('/api/today/log', caller, requireEditor, async (context) =>
      context.json({ entries: await readLog(database, mostLogEntries) }, 200, noStore),
    )
    .post(
      '/api/today/words',
      caller,
      requireEditor,
      requireJson,
      limitJsonBody(mostBodyBytes),
      async (context) => {
        const body = parseJson(Buffer.from(await context.req.arrayBuffer()))
        if (!body) return problemAnswer(context, 'body-unreadable')
        const now = clock()
        const checked = checkWord(body.json, now)
        if ('detail' in checked) return problemAnswer(context, 'word-invalid', { more: checked })
        const { userId } = context.var.caller
        const said = await say(database, checked.word, {
          by: userId,
          now,
          admit: async () =>
            limitsChanges ? countWord(database, now, { userId, address: addressOf(context) }) : undefined,
        })
        if ('refusal' in said) return refusalAnswer(context, said)
        answers.forget()
        return context.json(said.word, said.isNew ? 201 : 200, noStore)
      },
    )
    .delete(oneWord, caller, requireEditor, async (context) => {
      const now = clock()
      const tooMany = limitsChanges && (await countTakingBack(database, now, addressOf(context)))
      if (tooMany) return refusalAnswer(context, tooMany)
      const by = context.var.caller.userId
      const isKnown = await takeBack(database, context.req.param('id'), { by, now })
      answers.forget()
      return isKnown ? context.body(null, 204, noStore) : problemAnswer(context, 'not-found')
    })
    .all('/api/today', notAllowed('GET, HEAD'))
    .all('/api/today/log', notAllowed('GET, HEAD'))
    .all('/api/today/words', notAllowed('POST'))
    .all(oneWord, notAllowed('DELETE'))
}

const requireEditor = createMiddleware<{ Variables: { caller: Caller } }>((context, next) =>
  context.var.caller.isEditor ? next() : Promise.resolve(problemAnswer(context, 'editor-needed')),
)

function refusalAnswer(context: Context, refused: Refused): Response {
  switch (refused.refusal) {
    case 'id-taken':
      return problemAnswer(context, 'id-taken')
    case 'no-room':
      return problemAnswer(context, 'no-room', { more: { most: refused.most } })
    case 'too-many-requests':
      return tooManyRequests(context, refused.waitMs)
  }
}
