import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { startServer } from '#server/start.ts'

/** The product's own server with another build of the site: the one in `SITE_FOLDER`. */
const reading = readConfig(process.env)
if ('problems' in reading) throw new Error(reading.problems.join('\n'))
const { SITE_FOLDER: siteFolder = '' } = process.env
const { stop, address } = await startServer(reading.config, openLog(reading.config.logLevel), { siteFolder })
process.once('SIGTERM', () => void stop())
console.log(`Travel Visit is ready: ${address}`)
