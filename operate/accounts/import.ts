import { createReadStream } from 'node:fs'
import type { Database } from '#database/open.ts'
import {
  type ImportSummary,
  type ImportVisits,
  importAccounts,
} from '#identity/administration/import-accounts.ts'
import { addKept, adoptKept, exportedEntries } from '#visits/import-kept.ts'
import { namedFile } from '../named-file.ts'
import type { Command } from './commands.ts'
import { showProgress } from './progress.ts'

export async function importFrom(
  database: Database,
  { file, hashOptions, json }: Extract<Command, { name: 'import' }>,
): Promise<number> {
  const progress = showProgress()
  const summary = await importAccounts(database, chunksOf(file), {
    hashOptions,
    now: Date.now(),
    visits: importVisits,
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

const importVisits: ImportVisits = {
  read(visits) {
    const now = Date.now()
    const exported = exportedEntries(visits, new Date(now))
    if (!exported) return undefined
    const { entries, isWhole } = exported
    return { isWhole, store: (transaction, accountId) => addKept(transaction, accountId, entries, now) }
  },
  adopt: adoptKept,
}

/** Opened lazily, so that the reader gets the error if it is missing. */
async function* chunksOf(file: string): AsyncGenerator<Uint8Array> {
  yield* file === '-' ? process.stdin : createReadStream(namedFile(file, process.env))
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
