import { sum } from './counts.ts'
import { finish } from './finish.ts'
import { prepareMachine } from './machine.ts'
import { runJourneys } from './run-journeys.ts'
import { runScript } from './run-script.ts'
import { runUnitTests } from './test-unit.ts'

// A wrong type is told at once, without minutes of tests that may fail for it.
const checked = await runScript('check')
if (checked.failed > 0) finish(checked)
prepareMachine()
finish(sum([checked, await runUnitTests(), await runJourneys('test:e2e')]))
