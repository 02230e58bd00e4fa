import builtStyles from 'virtual:built-styles'
import { createContext, useContext } from 'react'
import { Links, Scripts } from 'react-router'
import headScript from '../head.ts?bundled'
import { type AppStart, appStartId } from './app-start.ts'

/** Given where a page of the built site is drawn. */
export const AppStartContext = createContext<AppStart | undefined>(undefined)

/** What cannot wait for the rest of the JavaScript. */
export function HeadScript() {
  return <script {...asDrawn(import.meta.env.SSR ? headScript : '')} />
}

/** The styles of all pages stand in each, which so is painted as soon as it arrives, and no way to another waits for them. */
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

/** The text of an element that the app, which takes the page over without it, leaves as it was drawn. */
function asDrawn(text: string) {
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: text } }
}
