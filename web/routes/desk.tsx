import { MembersOnly } from '../account/session/guards.tsx'
import { Desk } from '../desk/desk.tsx'
import { GuestNote } from '../desk/guest-note.tsx'
import type { PageProps } from '../start/page.ts'
import type { loader } from './loaders/desk.server.ts'

export default function DeskPage({ loaderData: { previews } }: PageProps<typeof loader>) {
  return (
    <MembersOnly guests={<GuestNote />}>
      {({ own }) => <Desk key={own.details()?.id} own={own} previews={previews} />}
    </MembersOnly>
  )
}
