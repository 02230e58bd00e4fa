import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { everyPage } from '#tests/support/pages.ts'
import { removeData, startTestServer, type TestServer } from '#tests/support/server.ts'
import { freePort } from '#tools/test/free-port.ts'

/** Only these may ask for the pictures of the map with streets. */
const hasStreets = (path: string) => /^\/(map|day|temples\/.+)$/.test(path)

describe('the site', () => {
  let server: TestServer
  before(async () => {
    server = await startTestServer()
  })
  after(async () => {
    await server.stop()
    removeData(server)
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.address + path, { headers, redirect: 'manual' })

  it('comes with a policy that allows no inline code but its own', async () => {
    for (const path of [...everyPage, '/te/temples']) {
      const { headers } = await get(path)
      const policy = headers.get('content-security-policy') ?? ''
      assert.doesNotMatch(policy, /unsafe/)
      const directives = policy.split('; ')
      for (const directive of [
        "default-src 'none'",
        `img-src 'self' https://upload.wikimedia.org${hasStreets(path) ? ' https://tile.openstreetmap.org' : ''}`,
        "connect-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
        assert.ok(directives.includes(directive), `${path}: ${directive}`)
      for (const kind of ['script-src', 'style-src'])
        assert.match(
          directives.find((directive) => directive.startsWith(kind)) ?? '',
          /^[a-z-]+ 'self'( 'sha256-[\w+/]+=*')+$/,
        )
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin')
      assert.match(headers.get('permissions-policy') ?? '', /camera=\(\).*geolocation=\(self\)/)
      assert.equal(headers.get('x-frame-options'), 'DENY')
      assert.equal(headers.get('strict-transport-security'), null)
    }
  })

  it('has a service worker that may request it and photographs, and is revalidated at each visit', async () => {
    const worker = await get('/service-worker.js')
    assert.match(worker.headers.get('content-type') ?? '', /text\/javascript/)
    assert.equal(worker.headers.get('cache-control'), 'no-cache')
    assert.equal(
      worker.headers.get('content-security-policy'),
      "default-src 'none'; connect-src 'self' https://upload.wikimedia.org",
    )
    assert.doesNotMatch(await worker.text(), /digest-of-the-settings|\.invalid/)
  })

  it('has a manifest in each language that starts its guide, all of one app', async () => {
    for (const [prefix, lang] of [
      ['', 'en-IN'],
      ['/te', 'te-IN'],
      ['/kn', 'kn-IN'],
    ]) {
      const address = `${prefix}/manifest.webmanifest`
      const page = await (await get(`${prefix}/temples`)).text()
      assert.ok(page.includes(`rel="manifest" href="${address}"`), address)
      const answer = await get(address)
      assert.equal(answer.headers.get('content-type'), 'application/manifest+json')
      const { name, icons, ...manifest } = await answer.json()
      assert.match(name, /^Travel Visit: ./)
      const { id, scope, start_url } = manifest
      assert.deepEqual([id, scope, start_url, manifest.lang], ['/', '/', `${prefix}/temples`, lang])
      const purposes: unknown[] = []
      for (const { src, type, purpose } of icons) {
        const icon = await get(src)
        assert.equal(icon.status, 200, src)
        assert.ok(icon.headers.get('content-type')?.includes(type), src)
        purposes.push(purpose)
      }
      for (const purpose of ['any', 'maskable', 'monochrome']) assert.ok(purposes.includes(purpose))
    }
  })

  it('has hashed assets that are cached for good and compressed', async () => {
    const page = await (await get('/temples')).text()
    const assets = new Set(page.match(/\/assets\/[\w.-]+\.(js|css|svg)/g))
    assert.ok(assets.size > 5)
    for (const asset of assets) {
      const { headers } = await get(asset, { 'accept-encoding': 'gzip, br' })
      assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
      assert.equal(headers.get('content-encoding'), 'br')
      assert.match(headers.get('vary') ?? '', /accept-encoding/)
    }
  })

  it('has pages in the requested encoding, sent only once while they stay the same', async () => {
    const tags = new Set<string>()
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['BR;q=0, *', 'gzip'],
      ['identity', null],
    ] as const) {
      const first = await get('/temples', { 'accept-encoding': accepted })
      assert.equal(first.headers.get('content-encoding'), encoding)
      assert.equal(first.headers.get('cache-control'), 'no-cache')
      // What is read, whatever elements it stands in.
      assert.match((await first.text()).replace(/<[^>]*>/g, ''), /From Railway Station: 300m/)
      const etag = first.headers.get('etag') ?? ''
      tags.add(etag)
      const second = await get('/temples', { 'accept-encoding': accepted, 'if-none-match': etag })
      assert.equal(second.status, 304)
    }
    assert.equal(tags.size, 3)
  })

  it('answers every unknown path with 404, whatever it looks like', async () => {
    for (const path of [
      '/not-found',
      '/temples.html',
      '/.complete',
      '/%E0%A4%A',
      '/..%2f..%2fpackage.json',
      '/assets/',
    ]) {
      const answer = await get(path)
      assert.equal(answer.status, 404, path)
      assert.match(await answer.text(), /This page doesn’t exist/, path)
    }
    const answer = await get('/te/temples/nowhere')
    assert.equal(answer.status, 404)
    assert.match(await answer.text(), /<html lang="te"/)
    for (const [path, location] of [
      ['/Temples', '/temples'],
      ['/Temples/?from=airport', '/temples?from=airport'],
      ['/te/temples/kanipakam%E0%A5%A4', '/te/temples/kanipakam'],
      ['/day%231/anyday/x?utm_source=chat', '/day?utm_source=chat#1/anyday/x'],
      ['/not-found.', null],
    ] as const) {
      const { status, headers } = await get(path)
      assert.deepEqual([status, headers.get('location')], [location ? 301 : 404, location])
    }
    const posted = await fetch(`${server.address}/temples`, { method: 'POST', body: 'x' })
    assert.equal(posted.status, 404)
    assert.equal((await fetch(`${server.address}/temples`, { method: 'HEAD' })).status, 200)
    assert.equal((await get('/temples/')).status, 200)
  })
})

it('with https as the public address, browsers are told to stay there, and no other origin is allowed', async () => {
  const port = String(await freePort())
  const server = await startTestServer({ PUBLIC_URL: 'https://visit.example', PORT: port })
  assert.equal(server.address, 'https://visit.example')
  for (const path of ['/', '/v1/projects?key=any', '/nowhere']) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`)
    assert.equal(headers.get('strict-transport-security'), 'max-age=31536000')
  }
  for (const origin of ['http://visit.example', 'https://visit.example:8443', 'https://www.visit.example']) {
    const { headers } = await fetch(`http://127.0.0.1:${port}/v1/projects?key=any`, { headers: { origin } })
    assert.equal(headers.get('access-control-allow-origin'), null, origin)
  }
  await server.stop()
  removeData(server)
})

it('outdates what readers have stored once the settings of the map with streets change', async () => {
  const served = async (environment: Record<string, string>) => {
    const server = await startTestServer(environment)
    const text = async (path: string) => (await fetch(server.address + path)).text()
    const [worker, data] = [await text('/service-worker.js'), await text('/map.json')]
    await server.stop()
    removeData(server)
    // Every server of the test has an origin of its own.
    return { worker: worker.replaceAll(server.address, ''), data }
  }
  const [byDefault, again, off] = [await served({}), await served({}), await served({ MAP_TILES_URL: 'off' })]
  assert.deepEqual(again, byDefault)
  assert.match(byDefault.data, /"streets:https%3A%2F%2Ftile\.openstreetmap\.org/)
  assert.match(off.data, /"streets:off"/)
  // Not by the text of the settings alone, but by the digest in the revision of every page.
  const withoutStreets = (worker: string) => worker.replace(/streets:[\w%!~*()./-]+/g, '')
  assert.notEqual(withoutStreets(off.worker), withoutStreets(byDefault.worker))
})
