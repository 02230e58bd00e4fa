import { inLanguage } from '../language/languages.ts'
import { spokenLanguage } from '../language/translate.ts'
import { manifestPath } from '../offline/web-app-manifest.ts'
import { appStartId } from '../start/app-start.ts'
import favicon from './favicon.svg'
import { useHandle } from './handle.ts'

/** What a browser reads once, as a document arrives: only the server and the build draw it. */
export function DocumentLinks() {
  const { secondScreen } = useHandle()
  return (
    <>
      {/* Painted once all of it that is seen has arrived, so that nothing moves: the app's data stands last. */}
      {secondScreen && <link rel="expect" href={`#${secondScreen}`} blocking="render" />}
      <link
        rel="expect"
        href={`#${appStartId}`}
        blocking="render"
        media={secondScreen && '(width >= 30rem)'}
      />
      <link rel="icon" href={favicon} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {/* The build writes it. */}
      {import.meta.env.PROD && <link rel="manifest" href={inLanguage(manifestPath, spokenLanguage())} />}
    </>
  )
}
