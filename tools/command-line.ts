import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Who asks how a command is used, or could not be understood. */
export type NoCommand = { help: true } | { problem: string }

/** Node's `parseArgs`, with `--help` for every command, and what it does not know as a value. */
export function parseArguments<const Config extends ParseArgsConfig>(args: string[], config: Config) {
  if (args.includes('--help') || args.includes('-h')) return { help: true } as const
  try {
    return parseArgs({ ...config, args })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Node's advice follows, which our commands have in their usage.
    return { problem: `${error.message.split(/\.(?:\s|$)/)[0]}.` }
  }
}

/** Says how a command is used, and the code to end with: 0 for who asked, 2 for who was not understood. */
export function explain(answer: NoCommand, usage: string): 0 | 2 {
  if ('help' in answer) {
    console.log(usage)
    return 0
  }
  console.error(`${answer.problem}\n\n${usage}`)
  return 2
}
