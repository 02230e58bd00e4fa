/** What a built page says about the app that takes it over. */
export type AppStart = {
  /** What the app imports on this page. What a module imports stands before it. */
  modules: readonly string[]
  /** The module that draws. */
  entry: string
  /** React Router's list of routes: a module that sets `window.__reactRouterManifest`. */
  manifest: string
  /** The modules of the routes that this page shows, by the routes' ids. */
  routes: Readonly<Record<string, string>>
  /** The address of the interface's texts; English has none. */
  messages?: string | undefined
  /** React Router's settings. */
  context: object
  /** What the loaders have returned, in React Router's own format. */
  data: string
}

/** The id of the element that holds it as JSON. */
export const appStartId = 'app-start'

/** Undefined in development, where React Router starts the app, and in a page whose end has not arrived. */
export function readAppStart(): AppStart | undefined {
  const text = document.getElementById(appStartId)?.textContent
  return text ? JSON.parse(text) : undefined
}
