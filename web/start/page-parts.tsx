import { createContext, useContext, useState } from 'react'
import { Links, Scripts, useLocation, useMatches } from 'react-router'
import headScript from '../head.ts?bundled'
import { type AppStart, appStartId } from './app-start.ts'
import { stylesOf } from './styles-of.ts'

/** What a built page contains beside its own content. */
export type PageParts = { styles: string; start: AppStart }

/** Provided by the build. In development React Router loads styles and scripts. */
export const PagePartsContext = createContext<PageParts | undefined>(undefined)

/** The script that cannot wait for the rest of the JavaScript. */
export function HeadScript() {
  return <script {...asDrawn(import.meta.env.SSR ? headScript : '')} />
}

/**
 * The page contains its own styles: no request delays its first paint. Those of other pages are loaded on the way to them.
 */
export function Styles() {
  const parts = useContext(PagePartsContext)
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const matches = useMatches()
  if (import.meta.env.DEV) return <Links />
  const routes =
    pathname === first ? [] : matches.flatMap(({ id }) => window.__reactRouterManifest.routes[id] ?? [])
  return (
    <>
      <style {...asDrawn(parts?.styles ?? '')} />
      {stylesOf(routes).map((address) => (
        <link key={address} rel="stylesheet" href={address} />
      ))}
    </>
  )
}

/** What the app starts with: load-app.ts reads it. */
export function Start() {
  const parts = useContext(PagePartsContext)
  if (import.meta.env.DEV) return <Scripts />
  // A "<" in the data must not end the element.
  const json = JSON.stringify(parts?.start ?? null).replaceAll('<', '\\u003c')
  return <script id={appStartId} type="application/json" {...asDrawn(json)} />
}

/** The text of an element that the app leaves as it was prerendered: the browser's build doesn't have it. */
function asDrawn(text: string) {
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: text } }
}
