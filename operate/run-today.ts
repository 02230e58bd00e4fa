import { runCommands } from './run-commands.ts'
import type { Shell } from './shell.ts'
import { back } from './today/back.ts'
import { log } from './today/log.ts'
import { now } from './today/now.ts'
import { saying } from './today/say.ts'

export function runToday(shell: Shell, args: string[]): Promise<number> {
  return runCommands(shell, 'today', [saying, back, now, log], args)
}
