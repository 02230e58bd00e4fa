import { after, before, describe, it } from 'node:test'
import { startFront } from '#tests/support/front.ts'
import { removeData, startTestServer, type TestServer } from '#tests/support/server.ts'
import { assertWithin, pilgrimWith } from '#tests/support/ten-tasks/pilgrim.ts'
import { tenTasks } from '#tests/support/ten-tasks/tasks.ts'
import { type Engine, openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const engines = { Firefox: openFirefox, WebKit: openWebKit }

for (const [name, open] of Object.entries(engines)) {
  describe(`in ${name}`, { timeout: 240_000 }, () => {
    let server: TestServer
    let engine: Engine
    before(async () => {
      server = await startTestServer()
      engine = await open()
    })
    after(async () => {
      await engine?.close()
      await server.stop()
      removeData(server)
    })

    // Firefox and WebKit walk them in Telugu, whose letters and lines are taller; Chromium walks them in English,
    // too.
    for (const { name, limits, walk } of tenTasks) {
      it(name, async (test) => {
        // A new address: the browser knows nothing of the tasks before.
        const line = await startFront(server)
        test.after(() => line.close())
        const pilgrim = pilgrimWith(engine.phone, { language: 'te', address: line.address })
        await walk(pilgrim, { cut: line.close })
        const { taps, screens } = pilgrim.spent
        test.diagnostic(`${taps} taps, ${screens.toFixed(1)} screens`)
        if (limits) assertWithin(limits, pilgrim.spent)
      })
    }
  })
}
