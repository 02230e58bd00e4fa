import type { Page } from '@playwright/test'
import { startFront } from '#tests/support/front.ts'
import { expect, test } from '#tests/support/journey.ts'
import { phoneOf, phoneSize } from '#tests/support/ten-tasks/phone.ts'
import { pilgrimWith } from '#tests/support/ten-tasks/pilgrim.ts'
import { tenTasks } from '#tests/support/ten-tasks/tasks.ts'
import { translatePage } from '#tests/support/translate-page.ts'

test.use({ viewport: phoneSize })

for (const { name, walk } of tenTasks.filter(({ isOffline }) => !isOffline)) {
  test(`on pages that the browser has translated: ${name}`, async ({ page, server }) => {
    const line = await startFront()
    line.pointTo({ port: Number(new URL(server.address).port) })
    await page.addInitScript(translatePage)
    const failures = failuresOf(page)
    await walk(pilgrimWith(phoneOf(page), { language: 'en', address: line.address }), { cut: line.close })
    await line.close()
    expect(failures).toEqual([])
  })
}

/** React says on the console why it gave up a page. */
function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  page.on('console', (message) => {
    if (message.text().startsWith('Travel Visit could not go on')) failures.push(message.text())
  })
  return failures
}
