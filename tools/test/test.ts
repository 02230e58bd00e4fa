import { sum } from './counts.ts'
import { finish } from './finish.ts'
import { runJourneys } from './run-journeys.ts'
import { runScript } from './run-script.ts'
import { runUnitTests } from './test-unit.ts'

/** Everything that a change must pass: types and lint, unit tests, journeys. */
const { TEST_DATABASE_URL } = process.env
const results = [runScript('check'), await runUnitTests(TEST_DATABASE_URL)]
// The unit tests have set it to a server of their own.
process.env.TEST_DATABASE_URL = TEST_DATABASE_URL ?? ''
results.push(await runJourneys('test:e2e'))
finish(sum(results))
