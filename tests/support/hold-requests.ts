import type { BrowserContext, Page } from '@playwright/test'

/** Holds back requests to these addresses until the returned function is called. */
export async function holdRequests(from: BrowserContext | Page, addresses: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await from.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
