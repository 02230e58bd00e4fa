import { expect, type Locator } from '@playwright/test'

/** Expects all of each part on the screen, above the bar at the lower end of a phone. */
export async function expectOnFirstScreen(parts: readonly Locator[], where?: string): Promise<void> {
  for (const part of parts) {
    const room = async () => {
      const bar = (await part.page().locator('.places').boundingBox())?.y ?? 0
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: Infinity }
      return y < 0 ? y : bar - y - height
    }
    await expect.poll(room, `${part} ${where ?? ''}`).toBeGreaterThanOrEqual(0)
  }
}
