import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Hono } from 'hono'
import { type Listening, listen } from '#identity/testing/listen.ts'
import { clientAddressReader } from './client-address.ts'

describe("a client's address", () => {
  let server: Listening
  const trusts = {
    nobody: [],
    'this machine': ['loopback'],
    'this machine and a range': ['127.0.0.1', '10.0.0.0/8'],
    'another network': ['10.0.0.0/8'],
  }
  before(async () => {
    const app = new Hono()
    for (const [name, trusted] of Object.entries(trusts)) {
      const addressOf = clientAddressReader(trusted)
      app.get(`/${name.replaceAll(' ', '-')}`, (context) => context.text(addressOf(context)))
    }
    server = await listen(app)
  })
  after(() => server.close())

  it('is reported where a proxy names a proxy as the client, as all visitors then share its limits', async () => {
    let reported = 0
    const addressOf = clientAddressReader(['127.0.0.1', '10.0.0.0/8'], () => {
      reported += 1
    })
    const app = new Hono().get('/', (context) => context.text(addressOf(context)))
    const behind = await listen(app)
    for (const [forwarded, times] of [
      [undefined, 0],
      ['203.0.113.9', 0],
      ['203.0.113.9, 10.1.2.3', 0],
      ['10.1.2.3', 1],
      ['10.1.2.3, 10.4.5.6', 1],
    ] as const) {
      reported = 0
      await fetch(behind.origin, { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } })
      assert.equal(reported, times, forwarded)
    }
    await behind.close()
  })

  const requests: [keyof typeof trusts, string | undefined, string][] = [
    ['nobody', undefined, '127.0.0.1'],
    ['nobody', '203.0.113.9', '127.0.0.1'],
    ['another network', '203.0.113.9', '127.0.0.1'],
    ['this machine', undefined, '127.0.0.1'],
    ['this machine', '203.0.113.9', '203.0.113.9'],
    ['this machine', '2001:db8::9', '2001:db8::9'],
    ['this machine', '::ffff:203.0.113.9', '203.0.113.9'],
    ['this machine', '203.0.113.9:5678', '203.0.113.9'],
    ['this machine', '[2001:db8::9]:5678', '2001:db8::9'],
    ['this machine', '[2001:db8::9]', '2001:db8::9'],
    ['this machine', '[::ffff:203.0.113.9]:5678', '203.0.113.9'],
    ['this machine and a range', '203.0.113.9:5678, 10.1.2.3:443', '203.0.113.9'],
    ['this machine', '203.0.113.9:', '127.0.0.1'],
    ['this machine', '[203.0.113.9', '127.0.0.1'],
    ['this machine', '', '127.0.0.1'],
    // The client itself wrote what is further left.
    ['this machine', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['this machine', '198.51.100.1, 203.0.113.9, 10.1.2.3', '10.1.2.3'],
    ['this machine and a range', '198.51.100.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['this machine and a range', '198.51.100.1, unknown, 10.1.2.3', '10.1.2.3'],
    ['this machine', 'unknown', '127.0.0.1'],
    ['this machine', '"><script>', '127.0.0.1'],
  ]
  for (const [trusted, forwarded, address] of requests) {
    it(`is ${address} where ${forwarded ?? 'nothing'} is forwarded and ${trusted} trusted`, async () => {
      const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
      const answer = await fetch(`${server.origin}/${trusted.replaceAll(' ', '-')}`, { headers })
      assert.equal(await answer.text(), address)
    })
  }
})
