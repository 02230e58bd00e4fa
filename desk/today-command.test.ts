import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { runInShell } from '#identity/testing/accounts-command.ts'
import { runToday } from '#operate/run-today.ts'
import { type KeptWord, standsAt } from '#today/standing.ts'
import { deskForEachTest, editor, readLog, say, sent, slow, standingIn, takeBack } from './testing/service.ts'

describe('the today command', () => {
  const service = deskForEachTest()
  const run = (...args: string[]) => runInShell(runToday, service().location, args)

  it('says each kind, which readers then get', async () => {
    const before = Date.now()
    for (const args of [
      ['hours', 'kanipakam', 'shut', '--reason', 'visitOfState'],
      ['hours', 'iskcon', '05:30-11:00', '16:00-20:00'],
      ['line', 'freeLine', '12.5'],
      ['tokens', 'given', 'bhudevi', 'srinivasam'],
      ['road', 'alipiri', 'shut', '--until', '47:00'],
      ['crowd', 'tirumala'],
      ['text', 'te', 'నీళ్లు తెచ్చుకోండి.'],
    ]) {
      const { code, stdout, stderr } = await run('say', ...args)
      assert.deepEqual([code, stderr], [0, ''], args.join(' '))
      assert.match(stdout, /^\S.*, until \d{4}-\d\d-\d\d \d\d:\d\d\. To take it back: back [\w-]{12}\n$/)
    }
    const said = await standingIn(service().routes)
    assert.deepEqual(said.slice(0, 2), [
      { kind: 'hours', temple: 'kanipakam', sessions: [], reason: 'visitOfState' },
      {
        kind: 'hours',
        temple: 'iskcon',
        sessions: [
          { opens: '05:30', closes: '11:00' },
          { opens: '16:00', closes: '20:00' },
        ],
        reason: 'other',
      },
    ])
    const line = said[2]
    assert.ok(line?.kind === 'line' && line.line === 'freeLine' && line.hours === 12.5)
    assert.ok(line.seenAt >= before && line.seenAt <= Date.now())
    assert.deepEqual(said.slice(3), [
      { kind: 'tokens', state: 'given', counters: ['bhudevi', 'srinivasam'] },
      { kind: 'road', road: 'alipiri', state: 'shut' },
      { kind: 'crowd', temple: 'tirumala' },
      { kind: 'text', language: 'te', text: 'నీళ్లు తెచ్చుకోండి.' },
    ])
  })

  it('shows what stands and who said it, and takes it back', async () => {
    const { routes } = service()
    assert.equal((await run('now')).stderr, 'Nothing stands.\n')
    assert.equal((await run('log')).stderr, 'Nothing was said.\n')
    const token = await editor(service(), 'lakshmi')
    const word = sent(slow)
    await say(routes, token, word)
    assert.match((await run('now')).stdout, new RegExp(`^${word.id} +road hillRoad slow +\\d{4}-`, 'm'))
    const own: KeptWord = JSON.parse((await run('say', 'crowd', 'tirumala', '--json')).stdout)
    assert.ok(standsAt(own, Date.now()))
    await takeBack(routes, token, own.id)
    assert.equal((await run('back', word.id)).stdout, `${word.id} doesn’t stand any more.\n`)
    assert.deepEqual(JSON.parse((await run('now', '--json')).stdout).words, [])
    assert.match((await run('log')).stdout, /lakshmi@example\.com +road hillRoad slow .* by this command$/m)
    const entries = (await run('log', '--json')).stdout.trim().split('\n')
    assert.deepEqual(
      entries.map((entry) => JSON.parse(entry)),
      (await readLog(routes, token)).body.entries,
    )
    const unknown = await run('back', 'unknown0')
    assert.deepEqual([unknown.code, unknown.stderr], [1, 'There is no word unknown0.\n'])
  })

  it('keeps to the rules of the desk', async () => {
    for (const [args, problem] of [
      [['crowd', 'tirupati'], /^This can't be said: says\.temple: /],
      [['weather', 'rain'], /^This can't be said: says\.kind: /],
      [['road', 'buses'], /^This can't be said: says\.state: /],
      [['line', 'freeLine', 'long'], /^This can't be said: says\.hours: /],
      [['tokens', 'gone'], /^The time has to be a time such as 07:10\./],
      [['hours', 'iskcon', 'closed'], /^This can't be said: says\.sessions/],
      [['crowd', 'iskcon', '--from', '5 am'], /^5 am has to be a time/],
      [['crowd', 'iskcon', '--from', '47:00', '--until', '46:00'], /^This can't be said: until: /],
      [['text', 'te', 'a'.repeat(201)], /^This can't be said: says\.text: has more than 200 letters/],
    ] as const) {
      const { code, stdout, stderr } = await run('say', ...args)
      assert.deepEqual([code, stdout], [2, ''], args.join(' '))
      assert.match(stderr, problem)
      assert.match(stderr, /^Usage: npm run today -- COMMAND/m)
    }
    for (const language of ['te', 'hi', 'ta']) await run('say', 'text', language, 'ఒ'.repeat(130))
    const refused = await run('say', 'text', 'kn', 'ఒ'.repeat(130))
    assert.deepEqual([refused.code, refused.stdout], [1, ''])
    assert.match(refused.stderr, /take something back first/)
  })

  it('speaks where a hosted project has the accounts, too', async () => {
    const { location } = service()
    const environment = { FIREBASE_CONFIG: '{"apiKey":"key","projectId":"hosted"}' }
    const said = await runInShell(runToday, location, ['say', 'crowd', 'tirumala'], { environment })
    assert.deepEqual([said.code, said.stderr], [0, ''])
  })
})
