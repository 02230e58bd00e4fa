/** What a command gets from the process that runs it. */
export type Shell = {
  env: NodeJS.ProcessEnv
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  stdout: NodeJS.WritableStream & { isTTY?: boolean }
  stderr: NodeJS.WritableStream & { isTTY?: boolean }
  /** Writes to these two. */
  console: Pick<Console, 'log' | 'error'>
  /** Set by the command. */
  exitCode?: number
}
