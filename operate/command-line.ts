import { type ParseArgsConfig, parseArgs } from 'node:util'

export type NoCommand = { help: true } | { problem: string }

export function parseArguments<const Config extends ParseArgsConfig>(args: string[], config: Config) {
  if (args.includes('--help') || args.includes('-h')) return { help: true } as const
  try {
    return parseArgs({ ...config, args })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Node's own advice follows its first sentence.
    return { problem: `${error.message.split(/\.(?:\s|$)/)[0]}.` }
  }
}

export function explain(answer: NoCommand, usage: string): 0 | 2 {
  if ('help' in answer) {
    console.log(usage)
    return 0
  }
  console.error(`${answer.problem}\n\n${usage}`)
  return 2
}
