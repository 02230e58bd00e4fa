import { type Browser, type BrowserContext, chromium } from '@playwright/test'
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

/** A fresh context, without data from earlier visits, and without the worker, whose downloads would interfere. */
export function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
}
