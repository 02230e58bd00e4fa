import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { languages } from '#messages/languages.ts'

const needs = {
  // Journeys take half the time in the headless shell.
  'chromium-headless-shell': () => existsSync(chromiumPath()),
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
  if (missing().includes('chromium-headless-shell')) run('npx', 'playwright install --with-deps chromium')
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    run('apt-get', 'update -qq')
    run('apt-get', `install -y -qq --no-install-recommends fontconfig ${missing().join(' ')}`)
  }
  if (missing().length === 0) return
  throw new Error(`The tests need what these packages of Debian bring; install it: ${missing().join(', ')}`)
}

export function chromiumPath({ light = true } = {}): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const whole = ['chromium', 'google-chrome-stable', 'google-chrome']
  const shell = 'chromium-headless-shell'
  return commandPath(...(light ? [shell, ...whole] : [...whole, shell])) ?? chromium.executablePath()
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
