import { createContext, useContext } from 'react'
import headScript from '#web/head.ts?bundled'
import { type AppStart, appStartId } from './app-start.ts'
import type { PageHead } from './page-head.ts'

export type PageParts = { head: PageHead; styles: string; start: AppStart }

export const PagePartsContext = createContext<PageParts | undefined>(undefined)

export function HeadScript() {
  return <script {...asDrawn(import.meta.env.SSR ? headScript : '')} />
}

/** Inline, so that no request delays the first paint. */
export function Styles() {
  return <style {...asDrawn(useContext(PagePartsContext)?.styles ?? '')} />
}

export function Start() {
  const parts = useContext(PagePartsContext)
  // A "<" in the data must not end the element.
  const json = JSON.stringify(parts?.start ?? null).replaceAll('<', '\\u003c')
  return <script id={appStartId} type="application/json" {...asDrawn(json)} />
}

/** The text of an element that the app leaves as it was drawn: the browser's build doesn't have it. */
export function asDrawn(text: string) {
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: text } }
}
