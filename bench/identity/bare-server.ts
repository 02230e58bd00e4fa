import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** The least that any handler does: reads the body as what it is and answers as many bytes as it is told to. */
const answer = { text: 'x'.repeat(Number(process.env.ANSWER_BYTES)) }
const app = new Hono()
  .get('/healthz', (context) => context.text('ok'))
  .post('*', async (context) => {
    await (context.req.header('content-type') === 'application/json'
      ? context.req.json()
      : context.req.text())
    return context.json(answer)
  })

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`)
})
