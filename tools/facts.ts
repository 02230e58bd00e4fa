import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { ContentError } from '#guide/reading/content-error.ts'
import { explain } from '#operate/command-line.ts'
import { readOptions } from './facts/arguments.ts'
import { usage } from './facts/usage.ts'

process.exitCode = await main(process.argv.slice(2), new Date())

async function main(args: string[], now: Date): Promise<number> {
  const options = readOptions(args)
  if (!('json' in options)) return explain(options, usage)
  try {
    const { listFacts } = await import('./facts/list-facts.ts')
    return listFacts({ ...options, today: options.today ?? dateInIndia(now) })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    return 1
  }
}
