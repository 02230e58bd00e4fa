import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { downloadMs, installPackages, mayInstallPackages } from './debian-packages.ts'

/**
 * The path of a Chromium: an installed one, else Playwright's download, else, as root on Debian, the system's package.
 * Throws a one-line error if there is none. `light` prefers the headless shell, in which journeys take half the time;
 * visitors have the full browser.
 */
export function findChromium(environment: NodeJS.ProcessEnv, { light = false } = {}): string {
  const named = environment.CHROMIUM_PATH
  if (named) return runs(named) ? named : fail(`CHROMIUM_PATH: ${named} is not a browser that runs`)
  return (
    installedChromium(environment, light) ??
    playwrightChromium() ??
    downloadedChromium() ??
    packagedChromium(environment, light) ??
    fail(
      'No Chromium was found or could be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH',
    )
  )
}

const lightCommand = 'chromium-headless-shell'
const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function installedChromium({ PATH = '' }: NodeJS.ProcessEnv, light: boolean): string | undefined {
  const onPath = (command: string) => PATH.split(delimiter).map((folder) => join(folder, command))
  const whole = [...commands.flatMap(onPath), ...applications]
  return (light ? [...onPath(lightCommand), ...whole] : [...whole, ...onPath(lightCommand)]).find(runs)
}

function playwrightChromium(): string | undefined {
  const file = chromium.executablePath()
  return runs(file) ? file : undefined
}

function downloadedChromium(): string | undefined {
  console.log('No Chromium is installed; asking Playwright to download its own')
  runPlaywright(['install', 'chromium'])
  const downloaded = playwrightChromium()
  // One that was downloaded and does not run lacks libraries of the system.
  if (downloaded || !existsSync(chromium.executablePath()) || !mayInstallPackages()) return downloaded
  runPlaywright(['install-deps', 'chromium'])
  return playwrightChromium()
}

function runPlaywright(args: string[]): void {
  spawnSync('npx', ['playwright', ...args], { stdio: ['ignore', 'ignore', 'inherit'], timeout: downloadMs })
}

function packagedChromium(environment: NodeJS.ProcessEnv, light: boolean): string | undefined {
  if (!mayInstallPackages()) return undefined
  for (const name of light ? [lightCommand, 'chromium'] : ['chromium']) {
    installPackages([name])
    const installed = installedChromium(environment, light)
    if (installed) return installed
  }
  return undefined
}

/** Some packages install a script in its place that only explains how to install a browser. */
function runs(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}

function fail(line: string): never {
  throw new Error(line)
}
