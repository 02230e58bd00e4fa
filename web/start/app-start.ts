export type AppStart = {
  /** Each module stands after those that it imports. */
  modules: readonly string[]
  entry: string
  /** A module that sets `window.__reactRouterManifest`. */
  manifest: string
  routes: Readonly<Record<string, string>>
  messages?: string | undefined
  context: object
  /** The loaders' data, in React Router's own format. */
  data: string
}

export const appStartId = 'app-start'

/** Undefined in development, and in a page whose end has not arrived. */
export function readAppStart(): AppStart | undefined {
  const text = document.getElementById(appStartId)?.textContent
  return text ? JSON.parse(text) : undefined
}
