import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { identitySettings } from '#identity/settings.ts'
import { readSettings, serverSettings } from '#server/settings.ts'

const root = new URL('..', import.meta.url)

describe('deploy/', () => {
  for (const [file, environment] of [
    ['travel-visit.env', environmentFile()],
    ['Dockerfile', imageEnvironment()],
    ['compose.yaml', composeEnvironment()],
  ] as const) {
    it(`${file} sets only known settings, to valid values`, () => {
      const settings = [serverSettings, identitySettings].flatMap((table) => Object.values(table))
      const known = settings.map(({ variable }) => variable)
      const unknown = Object.keys(environment).filter((name) => !known.includes(name))
      assert.deepEqual(unknown, [])
      assert.notDeepEqual(environment, {})
      const result = readSettings(environment)
      assert.ok('settings' in result, JSON.stringify(result))
    })
  }

  it('keeps secrets and accounts out of git and out of the image', () => {
    for (const file of [
      '.env',
      'deploy/.env',
      'monday.sqlite',
      'monday.sqlite-wal',
      'deploy/monday.sqlite',
      'users.json',
    ]) {
      const { status } = spawnSync('git', ['check-ignore', '--quiet', '--no-index', file], {
        cwd: fileURLToPath(root),
      })
      assert.equal(status, 0, `git takes ${file}`)
    }
    const patterns = (file: string) =>
      read(file)
        .split('\n')
        .map((line) => line.replace(/^\*\*\//, ''))
    for (const pattern of ['.env', '*.sqlite', '*.sqlite-*', '/*.json']) {
      assert.ok(
        patterns('.gitignore').includes(pattern) && patterns('.dockerignore').includes(pattern),
        pattern,
      )
    }
    const tracked = spawnSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'], {
      cwd: fileURLToPath(root),
    })
    assert.equal(String(tracked.stdout), '')
  })

  it('trusts the one address from which the proxy calls, and hardens every unit and container alike', () => {
    const compose = read('deploy/compose.yaml')
    const [, trusted = ''] = /TRUST_PROXY: (.+)/.exec(compose) ?? []
    assert.ok(isIP(trusted))
    assert.match(compose, new RegExp(`gateway: ${trusted} `))
    assert.equal(
      compose.match(/no-new-privileges:true/g)?.length,
      compose.match(/^ {2}\w+:\n {4}(?:build|image):/gm)?.length,
    )
    const hardening = (file: string) =>
      new Set(
        read(file).match(/^(?:Protect|Private|Restrict|SystemCall|Lock|Remove|Capability|NoNew)\w+=.*$/gm),
      )
    assert.deepEqual(
      hardening('deploy/travel-visit-backup.service'),
      hardening('deploy/travel-visit.service'),
    )
  })

  it('runs no code from where the server can write', () => {
    for (const file of ['deploy/travel-visit.service', 'deploy/Dockerfile', 'deploy/compose.yaml']) {
      assert.doesNotMatch(read(file), /NODE_COMPILE_CACHE/, file)
    }
  })

  it('starts files that exist', () => {
    const files = globSync(['deploy/*.service', 'deploy/Dockerfile', 'docs/operating.md'], {
      cwd: fileURLToPath(root),
    })
    const started = files.flatMap((file) =>
      [...read(file).matchAll(/(?:server|operate)\/[\w/-]+\.ts\b/g)].map(String),
    )
    assert.deepEqual(
      new Set(started),
      new Set(['server/main.ts', 'operate/backup.ts', 'operate/accounts.ts', 'operate/today.ts']),
    )
    for (const file of started) assert.ok(existsSync(new URL(file, root)), file)
  })

  it('starts the server with the options of `npm start`', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const options = [scripts.start, read('deploy/travel-visit.service'), read('deploy/Dockerfile')].flatMap(
      (text) => text.match(/--[\w-]+=\d+(?=[", ]+(?:operate|server)\/)/g) ?? ['none'],
    )
    assert.deepEqual(new Set(options), new Set(['--max-semi-space-size=4']))
  })
})

/** Includes the commented-out settings. */
function environmentFile() {
  return parseEnv(read('deploy/travel-visit.env').replaceAll(/^#(?=[A-Z])/gm, ''))
}

/** Leaves out Node's own variables. */
function imageEnvironment() {
  const line = /^ENV (.+)$/m.exec(read('deploy/Dockerfile').replaceAll(/ \\\n */g, ' '))?.[1] ?? ''
  const { PATH, NODE_ENV, ...settings } = parseEnv(line.replaceAll(' ', '\n'))
  return settings
}

/** The app's environment, with the variables of `deploy/.env` filled in. */
function composeEnvironment() {
  const block = /^ {2}app:\n(?: {4}.*\n)*? {4}environment:\n((?: {6}.*\n)+)/m.exec(
    read('deploy/compose.yaml'),
  )?.[1]
  const filled = (block ?? '').replaceAll(/\$\{\w+:\?[^}]*\}/g, 'given').replaceAll(/\$\{\w+:-\}/g, '')
  const lines = [...filled.matchAll(/^ {6}([A-Z_]+): ?(.*)$/gm)]
  return Object.fromEntries(lines.map(([, name, value]) => [name, value]))
}

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}
