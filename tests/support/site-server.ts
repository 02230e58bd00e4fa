import { openLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { startServer } from '#server/start.ts'

/** The server with another build of the site: the one in `SITE_FOLDER`. */
const parsed = readSettings(process.env)
if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
const { SITE_FOLDER: siteFolder = '' } = process.env
const { stop, address } = await startServer(parsed.settings, openLog(parsed.settings.logLevel), {
  siteFolder,
})
process.once('SIGTERM', () => void stop())
console.log(`Travel Visit is ready: ${address}`)
