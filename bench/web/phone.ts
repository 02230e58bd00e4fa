import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'
import { chromiumPath } from '#tools/test/machine.ts'

/**
 * A browser that reaches only this machine: photographs fail, as on a weak signal. `light` prefers the headless shell,
 * which loads the same; use it when no time is measured.
 */
export function openBrowser(args: readonly string[] = [], { light = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath({ light }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...args,
    ],
  })
}

/** A fresh context, without data from earlier visits. */
export function openPhone(
  browser: Browser,
  options: Pick<BrowserContextOptions, 'serviceWorkers'> = {},
): Promise<BrowserContext> {
  return browser.newContext({
    ...options,
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
}

/** A page with a slow phone's processor and network, by Lighthouse's figures. */
export async function openSlowPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage()
  const devtools = await phone.newCDPSession(page)
  const { mobileSlow4G } = throttling
  const bytesPerSecond = (kilobits: number) => (kilobits * 1024) / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    // More than a round trip: DevTools delays a request once, while a connection would need several.
    latency: mobileSlow4G.requestLatencyMs,
    downloadThroughput: bytesPerSecond(mobileSlow4G.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(mobileSlow4G.uploadThroughputKbps),
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: mobileSlow4G.cpuSlowdownMultiplier })
  return page
}
