import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages, mayInstallPackages } from './debian-packages.ts'

/** The path of a Firefox: an installed one or, as root on Debian, the system's package. */
export function findFirefox(): string {
  return findCommand(['firefox', 'firefox-esr'], 'firefox-esr')
}

/** The paths of WebKit's driver, which brings its browser, and of a screen for it. */
export function findWebKit(): { driver: string; screen: string } {
  return {
    driver: findCommand(['WebKitWebDriver'], 'webkit2gtk-driver'),
    screen: findCommand(['Xvfb'], 'xvfb'),
  }
}

/** Throws a one-line error if there is none and none could be installed. */
function findCommand(names: readonly string[], debianPackage: string): string {
  const installed = onPath(names)
  if (installed) return installed
  if (mayInstallPackages()) installPackages([debianPackage])
  const now = onPath(names)
  if (!now)
    throw new Error(
      `No ${names[0]} was found or could be installed: install it, as Debian's ${debianPackage}`,
    )
  return now
}

function onPath(names: readonly string[]): string | undefined {
  const { PATH = '' } = process.env
  return PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))
}
