import type { DatabaseLocation } from '#database/open.ts'
import type { Problem } from '#database/open-existing.ts'
import { explain, type NoCommand, parseArguments } from '#operate/command-line.ts'
import { reasons } from '#server/reasons.ts'
import { readSettings } from '#server/settings.ts'
import { namedFile } from './named-file.ts'

type Act = (
  location: DatabaseLocation,
  file: string,
  options: { yes: boolean },
) => Promise<{ accounts: number } | Problem>

type Command = {
  usage: string
  act: Act
  done: (accounts: number, file: string) => string
  failed: string
}

export async function runOnFile(command: Command): Promise<void> {
  process.umask(0o077)
  const options = readOptions(process.argv.slice(2))
  if (!('file' in options)) {
    process.exitCode = explain(options, `Usage: ${command.usage}`)
    return
  }
  const result = await run(command, options)
  if ('problem' in result) {
    console.error(result.problem)
    process.exitCode = 1
  } else {
    console.log(command.done(result.accounts, options.file))
  }
}

async function run(
  { act, failed }: Command,
  { file, yes }: { file: string; yes: boolean },
): Promise<{ accounts: number } | Problem> {
  const parsed = readSettings(process.env)
  if ('problems' in parsed) return { problem: parsed.problems.join('\n') }
  const { settings } = parsed
  try {
    return await act(settings, file, { yes })
  } catch (error) {
    return { problem: `${failed}: ${reasons(error).join(': ')}` }
  }
}

function readOptions(args: string[]): { file: string; yes: boolean } | NoCommand {
  const options = { yes: { type: 'boolean', default: false } } as const
  const parsed = parseArguments(args, { options, allowPositionals: true })
  if (!('values' in parsed)) return parsed
  const [file, ...others] = parsed.positionals
  if (file === undefined || others.length > 0) return { problem: 'Give one FILE.' }
  return { file: namedFile(file, process.env), yes: parsed.values.yes }
}
