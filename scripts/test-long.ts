import { buildSite, isSiteBuilt } from './build-site.ts'
import { runTests } from './run-tests.ts'

/** What takes minutes, one file at a time: some measure time. */
if (!isSiteBuilt()) await buildSite()
const { passed, failed } = await runTests(['tests/long/*.test.ts'], false)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
