import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from '#tools/test/find-chromium.ts'

// Looked up once; the workers inherit it.
process.env.CHROMIUM_PATH = findChromium(process.env, { light: true })

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: ['../tools/test/find-fonts.ts', '../tools/test/build-stale-site.ts'],
  globalTeardown: './support/check-logs.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.max(2, availableParallelism()),
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Chromium's sandbox does not work as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    // `page.route` does not see requests that the service worker answers; the offline journeys allow it.
    serviceWorkers: 'block',
  },
})
