import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const answer = { text: 'x'.repeat(Number(process.env.ANSWER_BYTES)) }
const app = new Hono().post('*', async (context) => {
  const isJson = context.req.header('content-type') === 'application/json'
  await (isJson ? context.req.json() : context.req.text())
  return context.json(answer)
})

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(`The bare handler is ready: http://127.0.0.1:${port}`)
})
