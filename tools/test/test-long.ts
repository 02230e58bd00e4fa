import { availableParallelism } from 'node:os'
import buildStaleSite from './build-stale-site.ts'
import { sum } from './counts.ts'
import { finish } from './finish.ts'
import { forJourneys, prepareMachine } from './machine.ts'
import { runJourneys } from './run-journeys.ts'
import { runTests } from './run-tests.ts'

prepareMachine([...forJourneys, 'nginx', 'caddy', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'])
await buildStaleSite()
const results = [await runTests(['tests/long/timing.test.ts'], false)]
results.push(await runTests(['tests/long/!(timing).test.ts'], availableParallelism()))
results.push(await runJourneys('test:e2e:long'))
finish(sum(results))
