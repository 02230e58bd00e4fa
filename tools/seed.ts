import { nextClock } from '#day/entries/clock.ts'
import { newDay } from '#day/entries/new-day.ts'
import { explain, parseArguments } from '#operate/command-line.ts'
import { originAt } from '#server/http/http-server.ts'
import { readSettings } from '#server/settings.ts'

const usage = `Usage: npm run seed [-- ADDRESS]

Gives a running server an account to log in with, and a planned day.
  ADDRESS   the server's; if not given, where HOST and PORT let it listen`

const account = { email: 'pilgrim@example.com', password: 'seven hills at dawn' }

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const parsed = parseArguments(args, { allowPositionals: true })
  if (!('positionals' in parsed)) return explain(parsed, usage)
  const found = serverToSeed(parsed.positionals, process.env)
  if ('problem' in found) return explain(found, usage)
  const problem = await seed(found.address)
  if (problem) {
    console.error(problem)
    return 1
  }
  console.log(`Log in at ${found.shownAt}/login as ${account.email} with the password "${account.password}".`)
  return 0
}

type Found = { address: string; shownAt: string }

function serverToSeed(
  [given, ...more]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Found | { problem: string } {
  if (more.length > 0) return { problem: 'Give one ADDRESS.' }
  if (given !== undefined) {
    if (!/^https?:$/.test(URL.parse(given)?.protocol ?? '')) {
      return { problem: `${given} is no address such as http://localhost:8080.` }
    }
    return { address: new URL(given).origin, shownAt: new URL(given).origin }
  }
  const result = readSettings(environment)
  if ('problems' in result) return { problem: result.problems.join('\n') }
  const { host, port, publicUrl, hostedProject } = result.settings
  if (hostedProject) return { problem: 'The accounts are in the hosted project of FIREBASE_CONFIG.' }
  if (port === 0) return { problem: 'PORT=0 lets the server choose its port: give the ADDRESS it prints.' }
  const address = originAt(host, port)
  return { address, shownAt: publicUrl ?? address }
}

async function seed(address: string): Promise<string | undefined> {
  try {
    const session = (await call(address, 'signUp')) ?? (await call(address, 'signInWithPassword'))
    if (!session) return `${address} has an account ${account.email} with another password.`
    const saved = await fetch(`${address}/api/visits`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${session.idToken}`,
        'content-type': 'application/json',
        'if-match': '*',
      },
      body: JSON.stringify({ entries: plannedDay(new Date()) }),
    })
    return saved.ok ? undefined : `${address} refused the day: ${await saved.text()}`
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return `Nothing answers at ${address}. Start the server first, with the same settings.`
  }
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
