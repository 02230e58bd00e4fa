import { sum } from './counts.ts'
import { finish } from './finish.ts'
import { runJourneys } from './run-journeys.ts'
import { runScript } from './run-script.ts'
import { runUnitTests } from './test-unit.ts'

/** Everything that a change must pass: types and lint, unit tests, journeys. */
const { TEST_DATABASE_URL } = process.env
finish(sum([runScript('check'), await runUnitTests(TEST_DATABASE_URL), await runJourneys('test:e2e')]))
