import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { lakshmi } from '#identity/testing/calls.ts'
import { logLine, removeData, startTestServer, type TestServer } from '#tests/support/server.ts'
import { freePort } from '#tools/test/free-port.ts'

describe('metrics', () => {
  let server: TestServer
  let metricsAddress: string
  before(async () => {
    server = await startTestServer({
      METRICS_PORT: '0',
      IDENTITY_THROTTLE: 'off',
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'noreply@visit.example',
    })
    metricsAddress = (await logLine(server, 'Metrics are served')).address
  })
  after(async () => {
    await server.stop()
    removeData(server)
  })

  it('count requests by the route that answered and how they ended', async () => {
    await post('accounts:signUp', lakshmi)
    await post('accounts:signUp', lakshmi)
    await fetch(`${server.address}/temples?from=somewhere`)
    await fetch(`${server.address}/nowhere`)
    const read = await scrape()
    const requests = 'travel_visit_http_requests_total'
    assert.equal(read(`${requests}{route="/v1/accounts:signUp",outcome="OK"}`), 1)
    assert.equal(read(`${requests}{route="/v1/accounts:signUp",outcome="EMAIL_EXISTS"}`), 1)
    assert.equal(read(`${requests}{route="/*",outcome="OK"}`), 1)
    assert.equal(read(`${requests}{route="/*",outcome="NOT_FOUND"}`), 1)
    assert.equal(
      read('travel_visit_http_request_duration_seconds_count{route="/v1/accounts:signUp"}'),
      2,
      'the time was not taken',
    )
  })

  it('count accepted and refused sign-ins, and no other calls', async () => {
    const before = await scrape()
    await post('accounts:signInWithPassword', lakshmi)
    await post('accounts:signInWithPassword', { ...lakshmi, password: 'hill and rain' })
    await post('accounts:signInWithPassword', {})
    const after = await scrape()
    const more = (result: string) =>
      after(`travel_visit_sign_ins_total{result="${result}"}`) -
      before(`travel_visit_sign_ins_total{result="${result}"}`)
    assert.deepEqual([more('ok'), more('refused')], [1, 2])
  })

  it('count the passwords being hashed, waiting and refused', async () => {
    const room = Math.min(availableParallelism(), 3) * 33
    const flood = Array.from({ length: 3 * room }, () =>
      post('accounts:signInWithPassword', { ...lakshmi, email: 'nobody@example.com' }),
    )
    await Promise.race(flood)
    const during = await scrape()
    assert.ok(during('travel_visit_password_hashes_running') > 0)
    const answers = await Promise.all(flood)
    const after = await scrape()
    const overloaded = answers.filter(({ status }) => status === 503).length
    assert.ok(overloaded > 0, 'there was no flood')
    assert.equal(after('travel_visit_password_hashes_refused_total'), overloaded)
    assert.equal(after('travel_visit_password_hashes_running'), 0)
    assert.equal(after('travel_visit_password_hashes_waiting'), 0)
  })

  it('count the mails that wait, and their age', async () => {
    const name = 'travel_visit_mails_waiting'
    const before = await scrape()
    for (const kind of ['protecting', 'confirming']) {
      assert.equal(before(`${name}{kind="${kind}"}`), 0)
      assert.equal(before(`${name}_oldest_seconds{kind="${kind}"}`), 0)
    }
    for (const email of [lakshmi.email, 'nobody@example.com']) {
      await post('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    }
    await wait(1000)
    const read = await scrape()
    // Nobody has confirmed the mailbox.
    assert.equal(read(`${name}{kind="confirming"}`), 1, 'mails for nobody count')
    assert.equal(read(`${name}{kind="protecting"}`), 0)
    const age = read(`${name}_oldest_seconds{kind="confirming"}`)
    assert.ok(age >= 1 && age < 20, `${age} s`)
  })

  it('time queries and watch the process', async () => {
    const read = await scrape()
    for (const kind of ['select', 'insert', 'raw']) {
      const name = 'travel_visit_database_query_duration_seconds'
      assert.ok(read(`${name}_count{kind="${kind}",result="ok"}`) > 0, kind)
    }
    assert.ok(read('process_resident_memory_bytes') > 0)
    assert.ok(read('nodejs_eventloop_lag_p99_seconds') > 0)
  })

  it('have no label taken from a request', async () => {
    for (let count = 0; count < 5; count += 1) {
      await fetch(`${server.address}/made-up-${count}`)
      await post(`accounts:madeUp${count}`, {})
      await fetch(`${server.address}/v1/projects?key=made-up-${count}`, { method: 'PURGE' })
    }
    assert.doesNotMatch(await (await fetch(metricsAddress)).text(), /made-?up|PURGE|somewhere|example/i)
  })

  it('are not at any address for visitors, and alone at their own', async () => {
    assert.equal((await fetch(`${server.address}/metrics`)).status, 404)
    assert.equal((await fetch(new URL('/', metricsAddress))).status, 404)
    const answer = await fetch(metricsAddress)
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=/)
  })

  it('say by which settings they cannot be served', async () => {
    const elsewhere = { METRICS_PORT: '0', METRICS_HOST: '203.0.113.1' }
    await assert.rejects(startTestServer(elsewhere), /METRICS_HOST must be an address of this machine/)
  })

  /** Reads one value by its name and labels, as written in the answer. */
  async function scrape(): Promise<(series: string) => number> {
    const lines = (await (await fetch(metricsAddress)).text()).split('\n')
    return (series) => {
      const line = lines.find((text) => text.startsWith(`${series} `)) ?? assert.fail(`no ${series}`)
      return Number(line.slice(series.length))
    }
  }

  function post(method: string, fields: object): Promise<Response> {
    return fetch(`${server.address}/v1/${method}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
  }
})
