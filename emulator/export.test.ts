import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { runAccounts } from '#identity/testing/accounts-command.ts'
import { lakshmi } from '#identity/testing/calls.ts'
import { emulatorForEachTest } from './testing/emulator.ts'
import { callInProject } from './testing/owner.ts'

describe('exporting the emulator’s accounts', () => {
  const service = emulatorForEachTest()

  it('loses nothing, even of fields of maximum length', async () => {
    const claims = `{"text":"${'ల'.repeat(329)}${'x'.repeat(2)}"}`
    assert.equal(Buffer.byteLength(claims), 1000)
    const longest = {
      displayName: 'ల'.repeat(256),
      photoUrl: 'https://x'.padEnd(2048, 'x'),
      createdAt: '8640000000000000',
      lastLoginAt: '8640000000000000',
      customAttributes: claims,
    }
    for (const [call, fields] of [
      ['accounts', { ...lakshmi, localId: '𑂬'.repeat(128) }],
      [
        'accounts:update',
        { localId: '𑂬'.repeat(128), validSince: '8640000000000', ...longest, emailVerified: true },
      ],
      ['accounts:batchCreate', { users: [{ localId: 'a.b c', rawPassword: 'x', ...longest }] }],
    ] as const) {
      const { status, body } = await callInProject(service().routes, call, fields)
      assert.equal(status, 200, JSON.stringify(body))
    }
    const exported = await exportFrom(service().location)
    assert.equal(JSON.parse(exported).users.length, 2)
    const { database, location } = service()
    await database.deleteFrom('accounts').execute()
    const imported = await runAccounts(location, ['import', '-'], { input: exported })
    assert.equal(imported.code, 0, imported.stderr)
    assert.equal(await exportFrom(location), exported)
  })
})

async function exportFrom(location: Parameters<typeof runAccounts>[0]): Promise<string> {
  const { code, stdout, stderr } = await runAccounts(location, ['export'])
  assert.equal(code, 0, stderr)
  return stdout
}
