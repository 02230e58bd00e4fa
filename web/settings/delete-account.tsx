import { useState } from 'react'
import type { OwnAccount } from '../session/own-account.ts'
import { DeleteDialog } from './delete-dialog.tsx'

type DeleteAccountProps = {
  own: OwnAccount
  email: string
  /** Called inside the action, before the account is gone. */
  onLeaving: () => void
  onLeft: () => void
}

export function DeleteAccount(props: DeleteAccountProps) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <p>You can read the guide without an account. What is deleted cannot be brought back.</p>
      <button type="button" className="button quiet" onClick={() => setAsked(true)}>
        Delete my account…
      </button>
      {asked && <DeleteDialog {...props} onClosed={() => setAsked(false)} />}
    </>
  )
}
