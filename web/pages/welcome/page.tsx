import { AccountScreen } from '#web/account/account-screen.tsx'
import { LoginPanel } from '#web/account/forms/login-form.tsx'
import { GuestsOnly } from '#web/account/session/guards.tsx'
import type { PageProps } from '#web/shell/start/page.ts'
import type { loader } from './loader.server.ts'
import { Welcome } from './welcome.tsx'

export default function WelcomeScreen({ loaderData }: PageProps<typeof loader>) {
  return (
    <AccountScreen beside={<Welcome {...loaderData} />}>
      <GuestsOnly>
        <LoginPanel />
      </GuestsOnly>
    </AccountScreen>
  )
}
