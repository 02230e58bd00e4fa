import { runInShell } from '#identity/testing/accounts-command.ts'
import { runToday } from '#operate/run-today.ts'
import type { TestServer } from '#tests/support/server.ts'

/** As the operator does, at the server's own shell. Returns the id of the word. */
export async function sayToday(server: TestServer, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runInShell(runToday, { dataDir: server.dataDir }, [
    'say',
    ...args,
    '--json',
  ])
  if (code !== 0) throw new Error(stderr)
  return JSON.parse(stdout).id
}
