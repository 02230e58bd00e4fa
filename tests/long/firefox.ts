import { launch } from 'puppeteer-core'
import { type Phone, phoneOf, phoneSize } from '#tests/support/ten-tasks/phone.ts'
import { commandPath, prepareMachine } from '#tools/test/machine.ts'

export type Engine = { phone: Phone; close: () => Promise<void> }

/** The port of a proxy that is not there. */
export const nobodyListens = 9

/** Firefox without a screen, which reaches this machine alone: photographs do not load. */
export async function openFirefox(): Promise<Engine> {
  prepareMachine(['firefox-esr'])
  const browser = await launch({
    browser: 'firefox',
    executablePath: commandPath('firefox', 'firefox-esr') ?? 'firefox',
    defaultViewport: phoneSize,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'en',
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': nobodyListens,
    },
  })
  return { phone: phoneOf(await browser.newPage()), close: () => browser.close() }
}
