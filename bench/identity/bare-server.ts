import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** The minimal handler: parses the body, if there is one, and answers with the requested number of bytes. */
const answer = { text: 'x'.repeat(Number(process.env.ANSWER_BYTES)) }
const app = new Hono()
  .get('/healthz', (context) => context.text('ok'))
  .get('*', (context) => context.json(answer))
  .on(['POST', 'PUT'], '*', async (context) => {
    await (context.req.header('content-type') === 'application/json'
      ? context.req.json()
      : context.req.text())
    return context.json(answer)
  })

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`)
})
