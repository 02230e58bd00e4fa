import { createContext, useContext, useState } from 'react'
import { Links, Scripts, useLocation, useMatches } from 'react-router'
import headScript from '../head.ts?bundled'
import { type AppStart, appStartId } from './app-start.ts'
import { stylesOf } from './styles-of.ts'

export type PageParts = { styles: string; start: AppStart }

/** Undefined in development, where React Router loads styles and scripts. */
export const PagePartsContext = createContext<PageParts | undefined>(undefined)

export function HeadScript() {
  return <script {...asDrawn(import.meta.env.SSR ? headScript : '')} />
}

/** The page contains its own styles, so that no request delays its first paint. Those of later pages are linked. */
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

export function Start() {
  const parts = useContext(PagePartsContext)
  if (import.meta.env.DEV) return <Scripts />
  // A "<" in the data must not end the element.
  const json = JSON.stringify(parts?.start ?? null).replaceAll('<', '\\u003c')
  return <script id={appStartId} type="application/json" {...asDrawn(json)} />
}

/** Only the build has this text; React leaves the element as the build drew it. */
function asDrawn(text: string) {
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: text } }
}
