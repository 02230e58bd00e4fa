import { useContext } from 'react'
import { inLanguage } from './language/languages.ts'
import { spokenLanguage } from './language/translate.ts'
import './styles/tokens.css'
import './styles/scripts.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/motion.css'
import './styles/print.css'
import { DocumentHead } from './frame/document-head.tsx'
import { Footer } from './frame/footer.tsx'
import { TopBar } from './frame/top-bar.tsx'
import { UnsavedNotice } from './offline/unsaved-notice.tsx'
import { UpdateNotice } from './offline/update-notice.tsx'
import { useLocation, usePage } from './shell/navigation/navigation.tsx'
import { Clock } from './shell/now.tsx'
import { OutcomeNote } from './shell/outcome-note.tsx'
import { useRememberPage } from './shell/page-to-return-to.ts'
import { siteOrigin } from './shell/site-origin.ts'
import { LoadNotice } from './shell/start/load-notice.tsx'
import { HeadScript, PagePartsContext, Start, Styles } from './shell/start/page-parts.tsx'
import { useFocusAfterNavigation } from './shell/use-focus-after-navigation.ts'
import { useOpenedPart } from './shell/use-opened-part.ts'

export function Document() {
  const { title, path } = usePage().head
  return (
    // Service workers that are installed know our pages by these two attributes, in this order: own-page.ts.
    <html lang={spokenLanguage()} data-language={spokenLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Letters of the size that somebody has set on their phone: all sizes here follow it. */}
        <meta name="text-scale" content="scale" />
        <meta name="theme-color" content="#fcf6ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17110c" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        {path !== undefined && (
          <link rel="canonical" href={siteOrigin() + inLanguage(path, spokenLanguage())} />
        )}
        {/* Before all links: the page of mailed links says here that it sends no referrer. */}
        {import.meta.env.SSR && <HeadOfDocument />}
        <Styles />
        <noscript>
          <style>
            {
              '.needs-script,.brief-opening:empty{display:none!important}.map-sheet{display:grid!important}@supports not selector(:has(a)){.list-from{display:none}}'
            }
          </style>
        </noscript>
        <HeadScript />
      </head>
      <body>
        <Frame />
        <Start />
      </body>
    </html>
  )
}

function HeadOfDocument() {
  const parts = useContext(PagePartsContext)
  return parts && <DocumentHead head={parts.head} />
}

function Frame() {
  const { Page, data } = usePage()
  const { pathname } = useLocation()
  useOpenedPart()
  useFocusAfterNavigation()
  useRememberPage()
  return (
    <>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Clock>
          <Page key={pathname} loaderData={data} />
        </Clock>
      </main>
      <Footer />
      <UpdateNotice />
      <UnsavedNotice />
      <LoadNotice />
      <OutcomeNote />
    </>
  )
}
