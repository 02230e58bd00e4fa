import { Link } from 'react-router'

/** For somebody who is not signed in. */
export function GuestNote() {
  return (
    <>
      <h1>Your account</h1>
      <p>Log in to see your account and to change it.</p>
      <p>
        <Link className="button" to="/login">
          Log in
        </Link>
      </p>
      <p>
        New here? <Link to="/register">Create an account</Link>
      </p>
    </>
  )
}
