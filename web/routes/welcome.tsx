import { AccountScreen } from '../account/account-screen.tsx'
import { LoginPanel } from '../account/forms/login-form.tsx'
import { GuestsOnly } from '../account/session/guards.tsx'
import type { PageProps } from '../start/page.ts'
import { Welcome } from '../welcome/welcome.tsx'
import type { loader } from './loaders/welcome.server.ts'

/** The login screen of the specification, beside what the site knows at this moment. */
export default function WelcomeScreen({ loaderData }: PageProps<typeof loader>) {
  return (
    <AccountScreen beside={<Welcome {...loaderData} />}>
      <GuestsOnly>
        <LoginPanel />
      </GuestsOnly>
    </AccountScreen>
  )
}
