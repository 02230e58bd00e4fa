import builtStyles from 'virtual:built-styles'
import { createContext, useContext } from 'react'
import { Links, Scripts } from 'react-router'
import headScript from '../head.ts?bundled'
import { type AppStart, appStartId } from './app-start.ts'

/** Given where a page of the built site is drawn. */
export const AppStartContext = createContext<AppStart | undefined>(undefined)

/** The script that cannot wait for the rest of the JavaScript. */
export function HeadScript() {
  return <script {...asDrawn(import.meta.env.SSR ? headScript : '')} />
}

/** Every page contains the styles of all pages: no request delays its first paint or a navigation. */
export function Styles() {
  if (import.meta.env.DEV) return <Links />
  return <style {...asDrawn(import.meta.env.SSR ? builtStyles : '')} />
}

/** What the app starts with: load-app.ts reads it. */
export function Start() {
  const start = useContext(AppStartContext)
  if (import.meta.env.DEV) return <Scripts />
  // A "<" in the data must not end the element.
  const json = JSON.stringify(start ?? null).replaceAll('<', '\\u003c')
  return <script id={appStartId} type="application/json" {...asDrawn(json)} />
}

/** The text of an element that the app leaves as it was prerendered: the browser's build doesn't have it. */
function asDrawn(text: string) {
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: text } }
}
