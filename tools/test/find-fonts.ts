import { spawnSync } from 'node:child_process'
import { languages } from '#web/language/languages.ts'
import { installPackages, mayInstallPackages } from './debian-packages.ts'

/**
 * Missing glyphs are drawn as boxes, whose layout proves nothing. As root on Debian, installs fonts for the guide's
 * scripts; throws a one-line error if some are still missing.
 */
export default function findFonts(): void {
  if (missing().length > 0 && mayInstallPackages())
    installPackages(['fontconfig', 'fonts-noto-core', 'fonts-noto-ui-core'])
  const still = missing()
  if (still.length > 0)
    throw new Error(
      `No font was found for ${still.join(', ')}: install the Noto fonts, as in Debian's fonts-noto-core`,
    )
}

/** The languages without a font, according to fontconfig; systems other than Linux bring their own fonts. */
function missing(): string[] {
  return languages.filter((language) => {
    const { error, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' })
    return process.platform === 'linux' && (error !== undefined || stdout.trim() === '')
  })
}
