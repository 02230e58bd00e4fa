import { openLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { startServer } from '#server/start.ts'

/** The product's own server, serving the site in `SITE_FOLDER`. */
const parsed = readSettings(process.env)
if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
const { SITE_FOLDER: siteFolder = '' } = process.env
const { settings } = parsed
const { address } = await startServer(settings, openLog(settings.logLevel), { siteFolder })
console.log(address)
