import { buildSite, isSiteBuilt } from './build-site.ts'
import { sum } from './counts.ts'
import { finish } from './finish.ts'
import { runJourneys } from './run-journeys.ts'
import { runTests } from './run-tests.ts'

/** What takes minutes, one file at a time: some measure time. */
if (!isSiteBuilt()) await buildSite()
const counts = sum([await runTests(['tests/long/*.test.ts'], false), await runJourneys('test:e2e:long')])
finish(counts)
