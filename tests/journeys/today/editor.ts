import type { Page } from '@playwright/test'
import { openPatiently } from '#database/open.ts'
import { runAccounts } from '#identity/testing/accounts-command.ts'
import { confirmAddress } from '#identity/testing/confirm-address.ts'
import { beSignedInAgain, createAccount, expect, newEmail } from '#tests/support/journey.ts'
import type { TestServer } from '#tests/support/server.ts'

/** Signs in somebody who may speak for the travel desk; returns the address. */
export async function beEditor(page: Page, server: TestServer): Promise<string> {
  const email = newEmail()
  await createAccount(page, email)
  const database = await openPatiently({ dataDir: server.dataDir })
  await confirmAddress(database, email)
  await database.destroy()
  await allow('allow-editor', server, email)
  await beSignedInAgain(page, email)
  return email
}

export function takeEditorAway(server: TestServer, email: string): Promise<void> {
  return allow('disallow-editor', server, email)
}

async function allow(command: string, server: TestServer, email: string): Promise<void> {
  const { code, stderr } = await runAccounts({ dataDir: server.dataDir }, [command, email])
  expect(code, stderr).toBe(0)
}
