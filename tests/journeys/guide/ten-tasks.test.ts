import { startFront } from '#tests/support/front.ts'
import { inTheLongRun, runFor, test } from '#tests/support/journey.ts'
import { fromHome } from '#tests/support/ten-tasks/from-home.ts'
import { phoneOf, phoneSize } from '#tests/support/ten-tasks/phone.ts'
import { assertWithin, pilgrimWith } from '#tests/support/ten-tasks/pilgrim.ts'
import { tenTasks } from '#tests/support/ten-tasks/tasks.ts'

test.use({ viewport: phoneSize })

/** The ten are walked in Telugu in the other engines: tests/long/ten-tasks.test.ts. */
const tasks = { en: [...tenTasks, ...fromHome], te: fromHome }

for (const language of ['en', 'te'] as const) {
  for (const { name, limits, isOffline, walk } of tasks[language]) {
    test.describe(() => {
      // Storing the guide costs as much as the rest of a task.
      test.use({ serviceWorkers: isOffline ? 'allow' : 'block' })

      test(`${name}, ${language}`, isOffline ? inTheLongRun : runFor(language), async ({ page, server }) => {
        const line = await startFront(server)
        const pilgrim = pilgrimWith(phoneOf(page), { language, address: line.address })
        await walk(pilgrim, { cut: line.close })
        await line.close()
        if (limits) assertWithin(limits, pilgrim.spent)
      })
    })
  }
}
