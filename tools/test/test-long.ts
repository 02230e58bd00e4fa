import { buildSite, isSiteBuilt } from '../build/build-site.ts'
import { sum } from './counts.ts'
import { finish } from './finish.ts'
import { runJourneys } from './run-journeys.ts'
import { runScript } from './run-script.ts'
import { runTests } from './run-tests.ts'

/**
 * Everything that takes minutes: tests run file by file, as some measure time; journeys through all pages; page weight.
 */
if (!isSiteBuilt()) await buildSite()
const results = [await runTests(['tests/long/*.test.ts'], false), await runJourneys('test:e2e:long')]
results.push(runScript('bench:bytes'))
finish(sum(results))
