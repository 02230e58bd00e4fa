import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumPath, prepareMachine } from '#tools/test/machine.ts'

// Prepares the machine once; the workers inherit the path.
if (!process.env.CHROMIUM_PATH) prepareMachine()
const executablePath = chromiumPath()
process.env.CHROMIUM_PATH = executablePath

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  globalSetup: '../tools/test/build-stale-site.ts',
  globalTeardown: './support/check-logs.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A machine may be busy with something else; tests that pass need a fraction of this.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  // A journey waits for some of its time. Twice as many as there are cores were no faster, and cost a sixth more.
  workers: Math.ceil(1.5 * availableParallelism()),
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    // Where nobody can look again. Pictures of every frame, and copies of every page, would cost more than the journeys.
    trace: process.env.CI ? { mode: 'retain-on-failure', screenshots: false, snapshots: false } : 'off',
    screenshot: process.env.CI ? 'only-on-failure' : 'off',
    launchOptions: {
      executablePath,
      args: [
        // Photographs and streets are nowhere to be found unless a journey answers for their server. A route of Playwright's
        // that blocks them would keep the browser from storing what it downloads.
        '--host-resolver-rules=MAP upload.wikimedia.org ~NOTFOUND, MAP tile.openstreetmap.org ~NOTFOUND',
        // Pages are short-lived: compiling their scripts better, or in parallel, costs more than it saves.
        '--js-flags=--no-opt --no-maglev --no-sparkplug --single-threaded-gc',
        // No spare process is started for a page that may never come.
        '--renderer-process-limit=1',
        // Chromium's sandbox does not work as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
    // Where things move, only the journeys about that wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    // `page.route` does not see requests that the service worker answers; the offline journeys allow it.
    serviceWorkers: 'block',
  },
})
