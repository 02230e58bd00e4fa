import { createReadStream } from 'node:fs'
import { Command } from 'commander'
import { type Database, openPatiently } from '#database/open.ts'
import {
  type HashOptions,
  type ImportCopies,
  type ImportSummary,
  importAccounts,
} from '#identity/administration/import-accounts.ts'
import { namedFile } from '#operate/named-file.ts'
import { usageError } from '#operate/on-database.ts'
import type { Shell } from '#operate/shell.ts'
import { addCopy, adoptCopies, exportedEntries } from '#saved/import-copies.ts'
import { type GivenHashOptions, readHashOptions } from './hash-options.ts'
import { onAccounts } from './on-accounts.ts'
import { showProgress } from './progress.ts'

export const importing = (shell: Shell) =>
  new Command('import')
    .summary('add the accounts of a file that are missing')
    .description(
      `Reads a file of export or of auth:export; - is standard input. The options are those of the Firebase CLI; a project's console shows them as its password hash parameters, a file of ours needs none.

Can be repeated. Accounts that are here already stay as they are: delete one first to have it anew. Those that were deleted here are added again: nothing is kept of them by which they could be recognized. If there is no database, import creates it; the other commands don't.`,
    )
    .argument('<FILE>')
    .option('--hash-algo <SCRYPT>')
    .option('--hash-key <key>')
    .option('--salt-separator <text>')
    .option('--rounds <8>')
    .option('--mem-cost <14>')
    .option('--json')
    .action((file: string, { json, ...given }: GivenHashOptions & { json?: true }) => {
      if (/\.csv$/i.test(file)) {
        throw usageError(
          'import reads JSON, not CSV: name a file that ends in .json in firebase auth:export.',
        )
      }
      const hashing = readHashOptions(given)
      if ('problem' in hashing) throw usageError(hashing.problem)
      return onAccounts(shell, openPatiently, importFrom)(file, { ...hashing, json })
    })

async function importFrom(
  shell: Shell,
  database: Database,
  file: string,
  { hashOptions, json }: { hashOptions: HashOptions | undefined; json: true | undefined },
): Promise<number> {
  const { console } = shell
  const progress = showProgress(shell.stderr)
  const summary = await importAccounts(database, chunksOf(file, shell), {
    hashOptions,
    now: Date.now(),
    copies: importCopies,
    onProblem: ({ index, localId, problem }) =>
      progress.say(
        `users[${index}]${localId === undefined ? '' : ` (${JSON.stringify(localId)})`}: ${problem}`,
      ),
    onProgress: progress.at,
  }).finally(progress.end)
  console.log(json ? JSON.stringify(summary) : sentences(summary).join('\n'))
  if (summary.hashOptionsMissing) {
    console.error(
      'The import ended at a password that a hosted project hashed. Say how with --hash-algo, --hash-key, --salt-separator, --rounds and --mem-cost, and repeat it; the console of the project shows them under Authentication, Users, Password hash parameters.',
    )
  }
  return summary.failed > 0 || summary.hashOptionsMissing ? 1 : 0
}

const importCopies: ImportCopies = {
  read(visits) {
    const now = Date.now()
    const exported = exportedEntries(visits, new Date(now))
    if (!exported) return undefined
    const { entries, isWhole } = exported
    return { isWhole, store: (transaction, accountId) => addCopy(transaction, accountId, entries, now) }
  },
  adopt: adoptCopies,
}

/** Opened lazily, so that the reader gets the error if the file is missing. */
async function* chunksOf(file: string, { env, stdin }: Shell): AsyncIterable<Uint8Array> {
  yield* file === '-' ? stdin : createReadStream(namedFile(file, env))
}

function sentences(summary: ImportSummary): string[] {
  const { read, existing, failed, leftOut, partsLeftOut } = summary
  return [
    `${accounts(read)} read: ${summary.new} new, ${existing} here already and left as they are`,
    ...(existing > 0 && summary.new > 0
      ? ['The new ones include any in the file that were deleted here']
      : []),
    ...Object.entries(leftOut).map(([reason, count]) => `${accounts(count)} left out: ${reason}`),
    ...Object.entries(partsLeftOut).map(([part, count]) => `${accounts(count)}: ${part}`),
    ...(failed > 0 ? [`${accounts(failed)} not imported, for the reasons above`] : []),
  ]
}

function accounts(count: number): string {
  return count === 1 ? '1 account' : `${count} accounts`
}
