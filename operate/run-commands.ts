import { Command, CommanderError } from 'commander'
import { usageError } from './on-database.ts'
import type { Shell } from './shell.ts'

export async function runCommands(
  shell: Shell,
  name: string,
  commands: readonly ((shell: Shell) => Command)[],
  args: string[],
): Promise<number> {
  const program = new Command(`npm run ${name} --`)
    .usage('COMMAND, with the environment of the server, which may go on running.')
    .argument('[command]')
    .helpCommand(true)
    .showSuggestionAfterError(false)
    .configureOutput({
      writeOut: (text) => shell.stdout.write(text),
      writeErr: (text) => shell.stderr.write(text),
      outputError: () => {},
    })
    .exitOverride()
    .action((command?: string) => {
      throw usageError(command === undefined ? 'A command is missing.' : `There is no command ${command}.`)
    })
    .addHelpText(
      'after',
      `
Exits with 0; with 1 if something could not be done; with 2 for a usage error.
Behind a pipe use npm run --silent.`,
    )
  for (const command of commands) {
    program.addCommand(command(shell).copyInheritedSettings(program))
  }
  await program.parseAsync(args, { from: 'user' }).catch((error: unknown) => {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return
    shell.console.error(`${sentence(error)}\n`)
    program.outputHelp({ error: true })
    shell.exitCode = 2
  })
  return shell.exitCode ?? 0
}

/** Commander's own messages are no sentences; ours are. */
function sentence({ message }: CommanderError): string {
  const [, text] = /^error: (.*)$/s.exec(message) ?? []
  if (text === undefined) return message
  const said = text.replace(/^missing required argument '(.*)'$/, 'give one $1')
  return `${said.charAt(0).toUpperCase()}${said.slice(1).replace(/\.$/, '')}.`
}
