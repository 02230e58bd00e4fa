import { assertNobodyLost, killUnderLoad } from '#tests/support/faults/kill-under-load.ts'
import { test } from '#tests/support/journey.ts'

/** `npm run test:long` kills it fifty times. */
test('no acknowledged account is lost when the server is killed', async ({ startServer }) => {
  const first = await startServer()
  await first.stop()
  const { dataDir } = first
  const start = () => startServer({ DATA_DIR: dataDir })
  const acknowledged = await killUnderLoad(start, 3)
  await assertNobodyLost({ dataDir }, await start(), acknowledged)
})
