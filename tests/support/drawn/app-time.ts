import { expect, type Page } from '@playwright/test'

/** Waits until the app has drawn what depends on the time; until then the script in the head tells some of it. */
export async function expectAppTime(page: Page): Promise<void> {
  await expect(page.locator('[data-notices], [data-on]')).toHaveCount(0)
}
