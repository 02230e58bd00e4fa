import { sum } from './counts.ts'
import { finish } from './finish.ts'
import { prepareMachine } from './machine.ts'
import { runJourneys } from './run-journeys.ts'
import { runScript } from './run-script.ts'
import { runUnitTests } from './test-unit.ts'

prepareMachine()
const { TEST_DATABASE_URL } = process.env
// The unit tests begin with the site's build, which leaves half of the cores to the check.
const results = await Promise.all([runScript('check'), runUnitTests(TEST_DATABASE_URL)])
results.push(await runJourneys('test:e2e'))
finish(sum(results))
