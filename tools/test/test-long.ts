import { availableParallelism } from 'node:os'
import buildStaleSite from './build-stale-site.ts'
import { sum } from './counts.ts'
import { finish } from './finish.ts'
import { forJourneys, prepareMachine } from './machine.ts'
import { runJourneys } from './run-journeys.ts'
import { runTests } from './run-tests.ts'
import { runOnPostgres } from './test-unit.ts'

/** These try random values: a few in `npm test`, many here. */
const random = [
  '{guide,day}/**/*.property.test.ts',
  'guide/date.test.ts',
  'saved/{devices,forget-removals}.test.ts',
  '{identity/accounts,mail}/ownership.test.ts',
]

prepareMachine([...forJourneys, 'nginx', 'caddy', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'])
await buildStaleSite()
const results = [await runTests(['tests/long/timing.test.ts'], false)]
results.push(await runTests(random, availableParallelism(), { TEST_RUNS: '25' }))
results.push(await runOnPostgres())
results.push(await runTests(['tests/long/!(timing).test.ts'], availableParallelism()))
results.push(await runJourneys('test:e2e:long'))
finish(sum(results))
