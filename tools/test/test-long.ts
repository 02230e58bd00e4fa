import { availableParallelism } from 'node:os'
import { buildSite, isSiteBuilt } from '../build/build-site.ts'
import { sum } from './counts.ts'
import { finish } from './finish.ts'
import { runJourneys } from './run-journeys.ts'
import { runScript } from './run-script.ts'
import { runTests } from './run-tests.ts'

/** A test and the server that it keeps busy. */
const coresPerFile = 2

/** Everything that takes minutes: the test that measures time, by itself; the others; journeys; page weight. */
if (!isSiteBuilt()) await buildSite()
const results = [await runTests(['tests/long/timing.test.ts'], false)]
const concurrency = Math.max(1, Math.floor(availableParallelism() / coresPerFile))
results.push(await runTests(['tests/long/!(timing).test.ts'], concurrency))
results.push(await runJourneys('test:e2e:long'))
results.push(runScript('bench:bytes'))
finish(sum(results))
