import { expect, type Locator, type Page } from '@playwright/test'
import { newPassword } from '#tests/support/account-settings.ts'
import { beSignedIn, createAccount, fillRegistration } from '#tests/support/journey.ts'
import { mailedLink, mailsTo } from '#tests/support/mailbox.ts'
import type { TestServer } from '#tests/support/server.ts'
import { call, password } from '#tests/support/sign-ups.ts'

/** `line`: the address by which the page reaches the server. What is true is asked at the server's own address. */
export type Visitor = {
  page: Page
  server: TestServer
  line: string
  email: string
  newAddress: string
  /** The token of another device of the visitor. */
  otherDevice?: string
}

/** A form that changes something at the server, whose answer may be lost. */
export type ChangingForm = {
  /** In the path of the call that makes the change. */
  call: string
  /** Opens the form and fills it in. */
  open: (visitor: Visitor) => Promise<void>
  button: string
  sendsMail?: true
  /** What the page says once it is done, and while it does not know. */
  done: string
  unknown: string
  isDone: (visitor: Visitor) => Promise<boolean>
}

const settings: Pick<ChangingForm, 'call'> & { open: (choice: string) => ChangingForm['open'] } = {
  call: 'accounts:update',
  open:
    (choice) =>
    async ({ page, email }) => {
      await beSignedIn(page, email)
      await page.goto('/account')
      await page.getByText(choice, { exact: true }).click()
      await fill(page, 'Current password', password)
    },
}

export const changingForms = {
  'a registration': {
    call: 'accounts:signUp',
    async open({ page, email }) {
      await page.goto('/register')
      await fillRegistration(page, email, password, password)
    },
    button: 'REGISTER',
    done: 'Your account is ready and you’re logged in.',
    unknown: 'Enter Valid Details or Already a User ?',
    isDone: ({ server, email }) => isCredential(server, email, password),
  },
  'a new password': {
    call: settings.call,
    async open(visitor) {
      await settings.open('Change my password')(visitor)
      await chooseNewPassword(visitor)
    },
    button: 'Change my password',
    done: 'You’re still logged in here',
    unknown: 'Your password may have been changed',
    isDone: hasNewPassword,
  },
  'logging out everywhere': {
    call: settings.call,
    async open(visitor) {
      await settings.open('Log out everywhere')(visitor)
      visitor.otherDevice = (await signIn(visitor.server, visitor.email, password)).idToken
    },
    button: 'Log out everywhere',
    done: 'Your other devices follow',
    unknown: 'Your devices may have been logged out',
    isDone: async ({ server, otherDevice: idToken }) =>
      !(await call(server.address, 'accounts:lookup', { idToken })).ok,
  },
  'a deletion': {
    call: 'accounts:delete',
    open: settings.open('Delete my account…'),
    button: 'Delete my account for good',
    done: 'Your account has been deleted',
    unknown: 'Your account may have been deleted',
    isDone: async ({ server, email }) => !(await isCredential(server, email, password)),
  },
  'another address': {
    call: 'accounts:sendOobCode',
    sendsMail: true,
    async open(visitor) {
      await settings.open('Change my email')(visitor)
      await fill(visitor.page, 'New email', visitor.newAddress)
    },
    button: 'Send an email to the new address',
    done: 'We’ve sent an email to',
    unknown: 'The email may have been sent',
    isDone: ({ server, newAddress }) => hasMail(server, newAddress),
  },
  'a mail to confirm an address': {
    call: 'accounts:sendOobCode',
    sendsMail: true,
    async open({ page, email }) {
      await beSignedIn(page, email)
      await page.goto('/account')
    },
    button: 'Send me a verification email',
    done: 'We’ve sent an email to',
    unknown: 'The email may have been sent',
    isDone: ({ server, email }) => hasMail(server, email),
  },
  'a mail for a new password': {
    call: 'accounts:sendOobCode',
    sendsMail: true,
    async open({ page, email }) {
      await createAccount(page, email)
      await page.goto('/forgot')
      await fill(page, 'Email', email)
    },
    button: 'Send me a link',
    done: 'Check your inbox.',
    unknown: 'The email may have been sent',
    isDone: ({ server, email }) => hasMail(server, email),
  },
  'a link for a new password': {
    call: 'accounts:resetPassword',
    async open(visitor) {
      const { server, page, email } = visitor
      await createAccount(page, email)
      await call(server.address, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
      await openLink(visitor, email, 'resetPassword')
      await chooseNewPassword(visitor)
    },
    button: 'Set the new password',
    done: 'Your new password is set',
    unknown: 'Your password may have been changed',
    isDone: hasNewPassword,
  },
  'a link that confirms an address': {
    call: 'accounts:update',
    async open(visitor) {
      const { server, page, email } = visitor
      const { idToken } = await createAccount(page, email)
      await call(server.address, 'accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
      await openLink(visitor, email, 'verifyEmail')
    },
    button: 'Confirm my email address',
    done: 'Your email address is confirmed',
    unknown: 'Your email address may have been confirmed',
    async isDone({ server, email }) {
      const { idToken } = await signIn(server, email, password)
      const { users } = await (await call(server.address, 'accounts:lookup', { idToken })).json()
      return users[0].emailVerified
    },
  },
  'a link that changes an address': {
    call: 'accounts:update',
    async open(visitor) {
      await askForMove(visitor)
      await openLink(visitor, visitor.newAddress, 'verifyAndChangeEmail')
    },
    button: 'Change my email address',
    done: 'Your email address has been changed',
    unknown: 'Your email address may have been changed',
    isDone: ({ server, newAddress }) => isCredential(server, newAddress, password),
  },
  'a link that undoes that': {
    call: 'accounts:update',
    async open(visitor) {
      const { server, email, newAddress } = visitor
      await askForMove(visitor)
      const link = await mailedLink(server, newAddress, 'verifyAndChangeEmail')
      await call(server.address, 'accounts:update', { oobCode: codeIn(link) })
      await openLink(visitor, email, 'recoverEmail')
    },
    button: 'Undo the change',
    done: 'The change is undone',
    unknown: 'The change may have been undone',
    isDone: async ({ server, newAddress }) => !(await isCredential(server, newAddress, password)),
  },
} satisfies Record<string, ChangingForm>

export function press({ page }: Visitor, { button }: ChangingForm): Promise<void> {
  return page.getByRole('button', { name: button, exact: true }).click()
}

export function saysDone({ page }: Visitor, { done }: ChangingForm): Locator {
  return page.locator('main :is(h1, p, .done-note)').filter({ hasText: done }).first()
}

export async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text)
}

async function chooseNewPassword({ page }: Visitor): Promise<void> {
  await fill(page, 'New password', newPassword)
  await fill(page, 'Confirm new password', newPassword)
}

async function openLink({ page, server, line }: Visitor, ...[mailbox, mode]: LinkName): Promise<void> {
  const link = await mailedLink(server, mailbox, mode)
  await page.goto(link.replace(server.address, line))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Link from an email')
}

type LinkName = [mailbox: string, mode: Parameters<typeof mailedLink>[2]]

async function askForMove({ server, page, email, newAddress }: Visitor): Promise<void> {
  const { idToken } = await createAccount(page, email)
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: newAddress }
  await call(server.address, 'accounts:sendOobCode', change)
}

function codeIn(link: string): string | null {
  return new URL(link).searchParams.get('oobCode')
}

async function signIn({ address }: TestServer, email: string, secret: string) {
  return (await call(address, 'accounts:signInWithPassword', { email, password: secret })).json()
}

export async function isCredential(server: TestServer, email: string, secret: string): Promise<boolean> {
  return 'idToken' in (await signIn(server, email, secret))
}

function hasNewPassword({ server, email }: Visitor): Promise<boolean> {
  return isCredential(server, email, newPassword)
}

async function hasMail(server: TestServer, mailbox: string): Promise<boolean> {
  return (await mailsTo(server, mailbox)).length > 0
}
