import type { BuiltPage } from './page.ts'

/** What a built page says about the app that takes it over. */
export type AppStart = {
  page: BuiltPage
  /** What the entry imports. What a module imports stands before it. */
  modules: readonly string[]
  /** The module that draws. */
  entry: string
  /** The address of the interface's texts; English has none. */
  messages?: string | undefined
}

/** The id of the element that holds it as JSON. */
export const appStartId = 'app-start'

/** Undefined in a page whose end has not arrived. */
export function readAppStart(): AppStart | undefined {
  const text = document.getElementById(appStartId)?.textContent
  return text ? JSON.parse(text) : undefined
}
