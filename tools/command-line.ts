import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A request for help, or a usage error. */
export type NoCommand = { help: true } | { problem: string }

/** Node's `parseArgs` with `--help` for every command; usage errors are returned rather than thrown. */
export function parseArguments<const Config extends ParseArgsConfig>(args: string[], config: Config) {
  if (args.includes('--help') || args.includes('-h')) return { help: true } as const
  try {
    return parseArgs({ ...config, args })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Drop Node's own advice, which our usage text covers.
    return { problem: `${error.message.split(/\.(?:\s|$)/)[0]}.` }
  }
}

/** Prints the usage and returns the exit code: 0 for `--help`, 2 for a usage error. */
export function explain(answer: NoCommand, usage: string): 0 | 2 {
  if ('help' in answer) {
    console.log(usage)
    return 0
  }
  console.error(`${answer.problem}\n\n${usage}`)
  return 2
}
