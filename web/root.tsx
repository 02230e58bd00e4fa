import type { ReactNode } from 'react'
import { Meta, type MiddlewareFunction, Outlet, ScrollRestoration } from 'react-router'
import { speak, spokenLanguage } from './language/translate.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'
import { Clock } from './clock/now.tsx'
import { DocumentLinks } from './frame/document-links.tsx'
import { Footer } from './frame/footer.tsx'
import { TopBar } from './frame/top-bar.tsx'
import { languageOf } from './language/languages.ts'
import { messagesOf } from './language/messages.server.ts'
import { UnsavedNotice } from './offline/unsaved-notice.tsx'
import { UpdateNotice } from './offline/update-notice.tsx'
import { useRememberPage } from './shell/page-to-return-to.ts'
import { useFocusAfterNavigation } from './shell/use-focus-after-navigation.ts'
import { LoadNotice } from './start/load-notice.tsx'
import { openWithoutData } from './start/page-loading.ts'
import { HeadScript, Start, Styles } from './start/page-parts.tsx'

/** The build draws each page in the language of its address. In the browser `entry.client.tsx` says which one it is. */
export const middleware: MiddlewareFunction[] = [
  ({ url }) => {
    const language = languageOf(url.pathname)
    speak(language, messagesOf(language))
  },
]

export const clientMiddleware = [openWithoutData]

export function Layout({ children }: { children: ReactNode }) {
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
        {/* Before all links: the page of mailed links says here that it sends no referrer. */}
        <Meta />
        {import.meta.env.SSR && <DocumentLinks />}
        <Styles />
        <noscript>
          <style>
            {
              '.needs-script,.brief-opening:empty{display:none!important}@supports not selector(:has(a)){.list-from{display:none}}'
            }
          </style>
        </noscript>
        <HeadScript />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Start />
      </body>
    </html>
  )
}

export default function Root() {
  useFocusAfterNavigation()
  useRememberPage()
  return (
    <>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Clock>
          <Outlet />
        </Clock>
      </main>
      <Footer />
      <UpdateNotice />
      <UnsavedNotice />
      <LoadNotice />
    </>
  )
}
