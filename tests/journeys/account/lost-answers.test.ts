import Sqlite from 'better-sqlite3'
import { sqliteFile } from '#database/sqlite.ts'
import { changePassword, newPassword } from '#tests/support/account-settings.ts'
import {
  type ChangingForm,
  changingForms,
  fill,
  isCredential,
  press,
  saysDone,
  type Visitor,
} from '#tests/support/faults/changing-forms.ts'
import { type Fault, type Front, startFront } from '#tests/support/front.ts'
import { expect, inTheLongRun, test as journey, newEmail } from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'

const test = journey.extend<{ line: Front; visitor: Visitor }>({
  line: async ({ server }, use) => {
    const line = await startFront(server)
    await use(line)
    await line.close()
  },
  baseURL: async ({ line }, use) => use(line.address),
  visitor: async ({ page, server, line }, use) =>
    use({ page, server, line: line.address, email: newEmail(), newAddress: newEmail() }),
})

type Cut = {
  /** What becomes of the calls that make the change. */
  call: (nth: number) => Fault | undefined
  /** Whether the line is dead from the first of them on. */
  staysDead?: true
  isDone: boolean
}

const cuts = {
  'before the call': { call: () => 'cut', staysDead: true, isDone: false },
  'during the call': { call: (nth) => (nth === 0 ? 'lost' : 'cut'), staysDead: true, isDone: true },
  'for its answer': { call: (nth) => (nth < 2 ? 'lost' : 'cut'), isDone: true },
  // Browsers send a request again by themselves if a connection that they have used before is dropped.
  'for its first answer': { call: (nth) => (nth === 0 ? 'lost' : undefined), isDone: true },
  'after the call': { call: () => undefined, staysDead: true, isDone: true },
} satisfies Record<string, Cut>

/** Of each kind of change one, of each cut one; the rest is for the long run. */
const inEveryRun = [
  'a registration, during the call',
  'a new password, for its answer',
  'a deletion, during the call',
]

for (const [what, form] of Object.entries<ChangingForm>(changingForms)) {
  for (const [when, cut] of Object.entries<Cut>(cuts)) {
    // The service refuses a second registration, whoever sends it: docs/decisions/018-lost-answers.md.
    if (what === 'a registration' && when === 'for its first answer') continue
    test(
      `${what} with the line cut ${when} says no more than is known, and is done once it is pressed again`,
      inEveryRun.includes(`${what}, ${when}`) ? {} : inTheLongRun,
      async ({ page, line, visitor }) => {
        await form.open(visitor)
        spoil(line, form.call, cut)
        await press(visitor, form)
        const done = saysDone(visitor, form)
        const failure = page.getByRole('alert')
        // Whether a mail was sent can't be asked.
        const canAsk = !cut.staysDead && !form.sendsMail
        await expect(canAsk ? done : done.or(failure).first()).toBeVisible()
        line.spoil(() => undefined)
        await expect.poll(() => form.isDone(visitor)).toBe(cut.isDone)
        if (await done.isHidden()) {
          await expect(failure).toHaveText(form.unknown)
          await press(visitor, form)
        }
        await expect(done).toBeVisible()
        await expect.poll(() => form.isDone(visitor)).toBe(true)
      },
    )
  }
}

for (const [what, form] of Object.entries<ChangingForm>(changingForms).filter(([name]) =>
  name.startsWith('a link'),
)) {
  test(
    `${what} that got no answer is done at a provider that answers no used code, too`,
    inTheLongRun,
    async ({ line, server, visitor }) => {
      await form.open(visitor)
      spoil(line, form.call, cuts['during the call'])
      await press(visitor, form)
      await expect(visitor.page.getByRole('alert')).toHaveText(form.unknown)
      line.spoil(() => undefined)
      new Sqlite(sqliteFile(server.dataDir)).exec('DELETE FROM used_codes').close()
      await press(visitor, form)
      await expect(saysDone(visitor, form)).toBeVisible()
    },
  )
}

test('a link that got no answer is known as used when it is opened again, on this device alone', async ({
  page,
  line,
  visitor,
}) => {
  const form = changingForms['a link that confirms an address']
  await form.open(visitor)
  spoil(line, form.call, cuts['during the call'])
  await press(visitor, form)
  await expect(page.getByRole('alert')).toHaveText(form.unknown)
  line.spoil(() => undefined)
  await page.reload()
  await expect(saysDone(visitor, form)).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
})

test('after a change of password without an answer, the old one stands for the new one until it is known', async ({
  page,
  line,
  server,
  visitor,
}) => {
  const form = changingForms['a new password']
  await form.open(visitor)
  spoil(line, form.call, cuts['during the call'])
  await press(visitor, form)
  await expect(page.getByRole('alert')).toHaveText(form.unknown)
  line.spoil(() => undefined)
  await changePassword(page, 'hill and rain', 'a third password')
  await expect(page.getByRole('alert')).toHaveText('Your password wasn’t changed')
  await changePassword(page, password, 'a third password')
  await expect(saysDone(visitor, form)).toBeVisible()
  expect(await isCredential(server, visitor.email, 'a third password')).toBe(true)
})

test('a form that is sent without a network sends nothing, says so, and keeps what it did not know before', async ({
  page,
  context,
  line,
  server,
  visitor,
}) => {
  const form = changingForms['a link for a new password']
  await form.open(visitor)
  await context.setOffline(true)
  await press(visitor, form)
  await expect(page.locator('.problem-summary')).toContainText('Nothing was sent')
  await expect(page.getByRole('alert')).toHaveText('Your password wasn’t changed')
  await context.setOffline(false)
  expect(await isCredential(server, visitor.email, newPassword)).toBe(false)

  spoil(line, form.call, cuts['during the call'])
  await press(visitor, form)
  await expect(page.getByRole('alert')).toHaveText(form.unknown)
  await context.setOffline(true)
  await fill(page, 'Confirm new password', '')
  await press(visitor, form)
  await expect(page.locator('.field-problem')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(form.unknown)
  await fill(page, 'Confirm new password', newPassword)
  await press(visitor, form)
  await expect(page.locator('.field-problem')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveText(form.unknown)
  await expect(page.locator('.problem-summary')).not.toContainText('Nothing was sent')
})

function spoil(line: Front, call: string, { call: faultOf, staysDead }: Cut): void {
  let calls = 0
  line.spoil((path) => {
    if (path.includes(call)) return faultOf(calls++)
    return calls > 0 && staysDead ? 'cut' : undefined
  })
}
