import { expect, test } from '#tests/support/journey.ts'
import { everyPage } from '#tests/support/pages.ts'
import { freePort } from '#tools/test/free-port.ts'

test('every page comes with a policy that allows no inline code but its own', async ({ request }) => {
  for (const path of [...everyPage, '/te/temples']) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).not.toContain('unsafe')
    expect(directives(policy)).toMatchObject({
      'default-src': "'none'",
      'img-src': "'self' https://upload.wikimedia.org",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
    for (const directive of ['script-src', 'style-src']) {
      expect(directives(policy)[directive]).toMatch(/^'self'( 'sha256-[\w+/]+=*')+$/)
    }
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['permissions-policy']).toContain('geolocation=(self)')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('the service worker may request this site and photographs, and is revalidated at each visit', async ({
  request,
}) => {
  const { headers, text } = await request.get('/service-worker.js').then(async (answer) => ({
    headers: answer.headers(),
    text: await answer.text(),
  }))
  expect(headers['content-type']).toContain('text/javascript')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self' https://upload.wikimedia.org",
  )
  expect(text).not.toMatch(/digest-of-the-policy|\.invalid/)
})

test('each language has a manifest that starts its guide, all of one app', async ({ page, request }) => {
  for (const [prefix, locale] of [
    ['', 'en-IN'],
    ['/te', 'te-IN'],
    ['/kn', 'kn-IN'],
  ]) {
    await page.goto(`${prefix}/temples`)
    const address = `${prefix}/manifest.webmanifest`
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', address)
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toBe('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: `${prefix}/temples`, lang: locale })
    expect(manifest.name).toMatch(/^Travel Visit: ./)
    const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose)
    expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']))
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src)
      expect(icon.status(), src).toBe(200)
      expect(icon.headers()['content-type'], src).toContain(type)
    }
  }
})

test('with https as the public address, browsers are told to stay there, and no other origin is allowed', async ({
  request,
  startServer,
}) => {
  const port = await freePort()
  const server = await startServer({ PUBLIC_URL: 'https://visit.example', PORT: String(port) })
  expect(server.address).toBe('https://visit.example')
  for (const path of ['/', '/v1/projects?key=any', '/nowhere']) {
    const answer = await request.get(`http://127.0.0.1:${port}${path}`)
    expect(answer.headers()['strict-transport-security']).toBe('max-age=31536000')
  }
  for (const origin of ['http://visit.example', 'https://visit.example:8443', 'https://www.visit.example']) {
    const answer = await request.get(`http://127.0.0.1:${port}/v1/projects?key=any`, { headers: { origin } })
    expect(answer.headers()['access-control-allow-origin'], origin).toBeUndefined()
  }
})

test('hashed assets are cached for good and compressed', async ({ page, request }) => {
  await page.goto('/temples')
  const assets = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.(js|css|svg)$/.test(name)),
  )
  expect(assets.length).toBeGreaterThan(5)
  for (const asset of assets) {
    const answer = await request.get(asset, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers()['content-encoding']).toBe('br')
    expect(answer.headers().vary).toContain('accept-encoding')
  }
})

test('pages have the requested encoding, and are sent only once while they stay the same', async ({
  request,
}) => {
  const tags = new Set<string>()
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR;q=0, *', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const first = await request.get('/temples', { headers: { 'accept-encoding': accepted } })
    expect(first.headers()['content-encoding']).toBe(encoding)
    expect(first.headers()['cache-control']).toBe('no-cache')
    expect(await first.text()).toContain('From Railway Station: 300m')
    const etag = first.headers().etag ?? ''
    tags.add(etag)
    const second = await request.get('/temples', {
      headers: { 'accept-encoding': accepted, 'if-none-match': etag },
    })
    expect(second.status()).toBe(304)
  }
  expect(tags.size).toBe(3)
})

test('every unknown path is 404, whatever it looks like', async ({ request }) => {
  for (const path of [
    '/not-found',
    '/temples.html',
    '/.complete',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    '/assets/',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('This page doesn’t exist')
  }
  for (const [path, location] of [
    ['/Temples', '/temples'],
    ['/Temples/?from=airport', '/temples?from=airport'],
    ['/te/temples/kanipakam%E0%A5%A4', '/te/temples/kanipakam'],
    ['/day%231/anyday/x?utm_source=chat', '/day?utm_source=chat#1/anyday/x'],
    ['/not-found.', undefined],
  ] as const) {
    const capital = await request.get(path, { maxRedirects: 0 })
    expect([capital.status(), capital.headers().location]).toEqual([location ? 301 : 404, location])
  }
  expect((await request.post('/temples', { data: 'x' })).status()).toBe(404)
  expect((await request.head('/temples')).status()).toBe(200)
  expect((await request.get('/temples/')).status()).toBe(200)
})

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}
