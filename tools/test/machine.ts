import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { languages } from '#messages/languages.ts'

const needs = {
  // Journeys take two thirds of the time in the headless shell, which has no process for a user interface.
  'chromium-headless-shell': () => shellPath() !== undefined,
  'fonts-noto-core': hasFonts,
  nginx: () => commandPath('nginx') !== undefined,
  caddy: () => commandPath('caddy') !== undefined,
  'firefox-esr': () => commandPath('firefox', 'firefox-esr') !== undefined,
  'webkit2gtk-driver': () => commandPath('WebKitWebDriver') !== undefined,
  xvfb: () => commandPath('Xvfb') !== undefined,
}
export type Need = keyof typeof needs

export const forJourneys: readonly Need[] = ['chromium-headless-shell', 'fonts-noto-core']

/** As root on Debian, installs what is missing; throws one sentence if anything still is. */
export function prepareMachine(wanted: readonly Need[] = forJourneys): void {
  const missing = () => wanted.filter((need) => !needs[need]())
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    run('apt-get', 'update -qq')
    // One by one: not every Debian has each of them.
    for (const name of ['fontconfig', ...missing()]) {
      run('apt-get', `install -y -qq --no-install-recommends ${name}`)
    }
  }
  if (wanted.includes('chromium-headless-shell') && !existsSync(chromiumPath())) {
    run('npx', 'playwright install --with-deps --only-shell chromium')
  }
  const lacking = missing().filter(
    (need) => need !== 'chromium-headless-shell' || !existsSync(chromiumPath()),
  )
  if (lacking.length === 0) return
  throw new Error(`The tests need what these packages of Debian bring; install it: ${lacking.join(', ')}`)
}

/** The headless shell where there is one, or the whole browser where it alone will do. */
export function chromiumPath({ light = true } = {}): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const whole = () => commandPath('chromium', 'google-chrome-stable', 'google-chrome')
  const [first, second] = light ? [shellPath, whole] : [whole, shellPath]
  return first() ?? second() ?? chromium.executablePath()
}

/** Debian's, or the one that Playwright has downloaded. */
function shellPath(): string | undefined {
  const downloads = dirname(dirname(dirname(chromium.executablePath())))
  const pattern = 'chromium_headless_shell-*/*/{headless_shell,chrome-headless-shell}{,.exe}'
  return commandPath('chromium-headless-shell') ?? globSync(join(downloads, pattern)).at(-1)
}

/** Debian's servers are only in root's PATH. */
export function commandPath(...commands: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(existsSync)
}

/** Missing glyphs are drawn as boxes, whose layout proves nothing. Only Linux comes without fonts. */
function hasFonts(): boolean {
  const has = (language: string) => spawnSync('fc-list', [`:lang=${language}`]).stdout?.length > 0
  return process.platform !== 'linux' || languages.every(has)
}

function run(command: string, args: string): void {
  console.log(`${command} ${args}`)
  // Debian's scripts then don't start the servers that they install.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1', RUNLEVEL: '1' }
  spawnSync(command, args.split(' '), { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
}
