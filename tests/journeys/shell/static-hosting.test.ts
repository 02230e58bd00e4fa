import { once } from 'node:events'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { stored } from '#tests/support/offline.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'the guide works offline from plain static hosting, too, and opens a link that a chat program has escaped',
  inTheLongRun,
  async ({ page }) => {
    const { address, stop } = await startStaticHosting()
    const link =
      '1/2026-11-24/1410-2000/from-railwayStation/to-airport/usual/lunch45/spare30/200km/none/govindaraja.kapilaM.tiruchanoorML/1yxlbj1'
    // The host answers the escaped link with its page for unknown addresses, which opens the day.
    await page.goto(`${address}/day%23${link}.`, { waitUntil: 'load' })
    await expect(page.locator('.received-day h3')).toHaveCount(3)
    await stored(page, 'en')
    // The worker stores this page in English only, and the host redirects it.
    await page.goto(`${address}/te/map`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
    await page.goto(`${address}/map`)
    await page.getByRole('button', { name: 'Streets' }).click()
    // Their server is nowhere to be found in a journey.
    await expect(page.locator('.map-said')).toContainText('Here is the sketch again.')
    await stop()
    for (const path of ['/temples', '/temples/tirumala', '/']) {
      const response = await page.goto(address + path)
      expect(response?.status(), path).toBe(200)
      await expect(page.locator('h1'), path).toBeVisible()
      await expect(page, path).toHaveURL(address + path)
    }
    await page.goto(`${address}/te/Day%23${link}%E0%A5%A4`, { waitUntil: 'load' })
    await expect(page.locator('.received-day h3')).toHaveCount(3)
    await page.goto(`${address}/nowhere`)
    await expect(page.getByRole('heading', { name: 'This page isn’t on this device' })).toBeVisible()
  },
)

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Like many static hosts: adds a slash to folders, caches everything for ten minutes, and sends no policies. */
async function startStaticHosting() {
  const folder = fileURLToPath(new URL('../../../build/client', import.meta.url))
  const notFound = readFileSync(join(folder, 'not-found/index.html'))
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static.invalid')
    const found = statSync(join(folder, pathname), { throwIfNoEntry: false })
    if (!found) return answer.writeHead(404, { 'content-type': 'text/html' }).end(notFound)
    if (found.isDirectory() && !pathname.endsWith('/'))
      return answer.writeHead(301, { location: `${pathname}/` }).end()
    const file = join(folder, pathname, found.isDirectory() ? 'index.html' : '')
    answer.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=600',
    })
    createReadStream(file).pipe(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
