import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { chromiumPath } from '#tools/test/machine.ts'

/** Reaches only this machine, so photographs fail, as on a weak signal. `light` takes the headless shell. */
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

/** The service worker's downloads would interfere. */
export function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
}
