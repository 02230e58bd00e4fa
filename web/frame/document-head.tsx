import { languages } from '#messages/languages.ts'
import { inLanguage, localeOf } from '#web/language/languages.ts'
import { spokenLanguage } from '#web/language/translate.ts'
import { manifestPath } from '#web/offline/web-app-manifest.ts'
import { siteOrigin } from '#web/shell/site-origin.ts'
import { appStartId } from '#web/shell/start/app-start.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

/** What is read once, as a document arrives: only the build draws it. */
export function DocumentHead({ head }: { head: PageHead }) {
  const { description, path, structuredData, sendsNoReferrer, secondScreen, streets } = head
  return (
    <>
      <meta name="description" content={description} />
      {path === undefined ? <meta name="robots" content="noindex" /> : <ForOthers {...head} path={path} />}
      {sendsNoReferrer && <meta name="referrer" content="no-referrer" />}
      {streets && <meta name="streets" content={streets} />}
      {structuredData && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no "<" ends the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c') }}
        />
      )}
      {/* Painted once all of it that is seen has arrived, so that nothing moves: the app's data stands last. */}
      {secondScreen && <link rel="expect" href={`#${secondScreen}`} blocking="render" />}
      <link
        rel="expect"
        href={`#${appStartId}`}
        blocking="render"
        media={secondScreen && '(width >= 30rem)'}
      />
      <link rel="icon" href="/icons/favicon.svg" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {import.meta.env.PROD && <link rel="manifest" href={inLanguage(manifestPath, spokenLanguage())} />}
    </>
  )
}

/** Open Graph takes a page that does not name its type for a website: https://ogp.me/#types */
function ForOthers({ title, description, path, picture = 'travel-visit' }: PageHead & { path: string }) {
  const language = spokenLanguage()
  return (
    <>
      {languages.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={localeOf(other)}
          href={siteOrigin() + inLanguage(path, other)}
        />
      ))}
      {/* English also serves all languages that we do not have. */}
      <link rel="alternate" hrefLang="x-default" href={siteOrigin() + path} />
      <meta property="og:site_name" content="Travel Visit" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteOrigin() + inLanguage(path, language)} />
      <meta property="og:locale" content={localeOf(language).replace('-', '_')} />
      <meta property="og:image" content={`${siteOrigin()}/social/${picture}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
