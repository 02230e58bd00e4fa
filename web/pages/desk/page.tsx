import { MembersOnly } from '#web/account/session/guards.tsx'
import type { PageProps } from '#web/shell/start/page.ts'
import { Desk } from './desk.tsx'
import { GuestNote } from './guest-note.tsx'
import type { loader } from './loader.server.ts'

export default function DeskPage({ loaderData: { previews } }: PageProps<typeof loader>) {
  return (
    <MembersOnly guests={<GuestNote />}>
      {({ own }) => <Desk key={own.details()?.id} own={own} previews={previews} />}
    </MembersOnly>
  )
}
