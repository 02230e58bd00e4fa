import { openLog } from '#server/log.ts'
import { readConfig } from '#server/read-config.ts'
import { startServer } from '#server/start.ts'

/** The server with another build of the site: the one in `SITE_FOLDER`. */
const parsed = readConfig(process.env)
if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
const { SITE_FOLDER: siteFolder = '' } = process.env
const { stop, address } = await startServer(parsed.config, openLog(parsed.config.logLevel), { siteFolder })
process.once('SIGTERM', () => void stop())
console.log(`Travel Visit is ready: ${address}`)
