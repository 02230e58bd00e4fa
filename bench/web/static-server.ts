import { openLog } from '#server/log.ts'
import { readConfig } from '#server/read-config.ts'
import { startServer } from '#server/start.ts'

/** The product's own server, serving the site in `SITE_FOLDER`. */
const configuration = readConfig(process.env)
if ('problems' in configuration) throw new Error(configuration.problems.join('\n'))
const { SITE_FOLDER: siteFolder = '' } = process.env
const { config } = configuration
const { address } = await startServer(config, openLog(config.logLevel), { siteFolder })
console.log(address)
