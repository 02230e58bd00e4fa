import { spawnSync } from 'node:child_process'
import { languages } from '#web/language/languages.ts'
import { installPackages, mayInstallPackages } from './debian-packages.ts'

/**
 * Letters that no font has are drawn as boxes, of which nobody can tell whether they are whole: for root on a Debian, fonts
 * for the guide's scripts are installed. Throws one clear line where some are missing all the same.
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

/** The languages without a font, as fontconfig knows them; systems other than Linux bring their own. */
function missing(): string[] {
  return languages.filter((language) => {
    const { error, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' })
    return process.platform === 'linux' && (error !== undefined || stdout.trim() === '')
  })
}
