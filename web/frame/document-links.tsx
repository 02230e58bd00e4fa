import { inLanguage } from '../language/languages.ts'
import { spokenLanguage } from '../language/translate.ts'
import { manifestPath } from '../offline/web-app-manifest.ts'
import favicon from '../shell/favicon.svg'
import { useHandle } from '../shell/handle.ts'
import { appStartId } from '../start/app-start.ts'

/** Browsers read these once, as a document arrives, so only the build draws them. */
export function DocumentLinks() {
  const { secondScreen } = useHandle()
  return (
    <>
      {/* Delays the first paint until all that is visible has arrived. `appStartId` is the last element. */}
      {secondScreen && <link rel="expect" href={`#${secondScreen}`} blocking="render" />}
      <link
        rel="expect"
        href={`#${appStartId}`}
        blocking="render"
        media={secondScreen && '(width >= 30rem)'}
      />
      <link rel="icon" href={favicon} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {import.meta.env.PROD && <link rel="manifest" href={inLanguage(manifestPath, spokenLanguage())} />}
    </>
  )
}
