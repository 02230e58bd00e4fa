import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'

export async function isConfirmed(
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<boolean> {
  const terminal = createInterface({ input, output })
  // After Ctrl-D the question is never answered.
  const ended = once(terminal, 'close').then(() => '')
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), ended])
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
