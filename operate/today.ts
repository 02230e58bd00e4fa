import { runToday } from './run-today.ts'

const { env, stdin, stdout, stderr, argv } = process
process.exitCode = await runToday({ env, stdin, stdout, stderr, console }, argv.slice(2))
