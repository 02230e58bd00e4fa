import { buildSite, isSiteBuilt } from '../build/build-site.ts'
import { sum } from './counts.ts'
import { finish } from './finish.ts'
import { runJourneys } from './run-journeys.ts'
import { runScript } from './run-script.ts'
import { runTests } from './run-tests.ts'

/** What takes minutes: tests of one file at a time, as some measure time, sweeps through the pages, and their weight. */
if (!isSiteBuilt()) await buildSite()
const results = [await runTests(['tests/long/*.test.ts'], false), await runJourneys('test:e2e:long')]
results.push(runScript('bench:bytes'))
finish(sum(results))
