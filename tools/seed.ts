import { nextClock } from '#day/entries/clock.ts'
import { newDay } from '#day/entries/new-day.ts'
import { explain, parseArguments } from './command-line.ts'

const usage = `Usage: npm run seed [-- ADDRESS]

Gives a running server an account to log in with, and a planned day.
  ADDRESS   the server's; http://localhost:8080 if not given`

const account = { email: 'pilgrim@example.com', password: 'seven hills at dawn' }

process.exitCode = await main(process.argv.slice(2))

/** Exit codes: 0 the account and its day are there, 1 the server refused, 2 usage error. */
async function main(args: string[]): Promise<number> {
  const parsed = parseArguments(args, { allowPositionals: true })
  if (!('positionals' in parsed)) return explain(parsed, usage)
  const [address = 'http://localhost:8080'] = parsed.positionals
  const session = (await call(address, 'signUp')) ?? (await call(address, 'signInWithPassword'))
  if (!session) {
    console.error(`${address} has an account ${account.email} with another password.`)
    return 1
  }
  const saved = await fetch(`${address}/api/visits`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${session.idToken}`,
      'content-type': 'application/json',
      'if-match': '*',
    },
    body: JSON.stringify({ entries: plannedDay(new Date()) }),
  })
  if (!saved.ok) {
    console.error(`${address} refused the day: ${await saved.text()}`)
    return 1
  }
  console.log(`Log in at ${address}/login as ${account.email} with the password "${account.password}".`)
  return 0
}

type Session = { idToken: string }

async function call(
  address: string,
  operation: 'signUp' | 'signInWithPassword',
): Promise<Session | undefined> {
  const answer = await fetch(`${address}/v1/accounts:${operation}?key=seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  })
  return answer.ok ? ((await answer.json()) as Session) : undefined
}

function plannedDay(now: Date) {
  const clock = nextClock('', now, 'seedseed')
  const stop = (rank: string) => ({ value: { rank, wish: 'like', isLocked: false }, clock })
  return {
    'day/seed': { value: { ...newDay, name: 'A first day', leavesAt: 7 * 60 }, clock },
    'stop/seed/kapila-theertham': stop('b'),
    'stop/seed/govindaraja': stop('c'),
    'stop/seed/srikalahasti': stop('d'),
  }
}
