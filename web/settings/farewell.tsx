import { Link } from 'react-router'
import { PanelHeading } from '../shell/panel-heading.tsx'

/** What somebody has just left by; the page goes on to say so after they are signed out. */
export type Leaving = 'deleted' | 'signed out everywhere'

export function Farewell({ leaving }: { leaving: Leaving }) {
  if (leaving === 'deleted') {
    return (
      <>
        <PanelHeading>Your account is deleted</PanelHeading>
        <p>Goodbye, and a good journey. The guide stays open to you.</p>
      </>
    )
  }
  return (
    <>
      <PanelHeading>You are signed out everywhere</PanelHeading>
      <p>Here, and on every other device as soon as it asks for your account.</p>
      <p>
        <Link className="button" to="/login">
          Log in
        </Link>
      </p>
    </>
  )
}
