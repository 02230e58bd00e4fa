import type { BuiltPage } from './page.ts'

export type AppStart = {
  page: BuiltPage
  modules: readonly string[]
  entry: string
  messages?: string | undefined
}

export const appStartId = 'app-start'

export function readAppStart(): AppStart | undefined {
  const text = document.getElementById(appStartId)?.textContent
  return text ? JSON.parse(text) : undefined
}
