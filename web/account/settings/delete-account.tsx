import { useState } from 'react'
import { t } from '#web/language/translate.ts'
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
  const [{ round, open }, setDialog] = useState({ round: 0, open: false })
  const ask = () => setDialog((last) => ({ round: last.round + 1, open: true }))
  // A dialog tells that it was closed a moment later; by then another may have been asked for.
  const forget = () => setDialog((last) => (last.round === round ? { round, open: false } : last))
  return (
    <>
      <p>{t('You can read the guide without an account. What’s deleted can’t be brought back.')}</p>
      <button type="button" className="button quiet" onClick={ask}>
        {t('Delete my account…')}
      </button>
      {open && <DeleteDialog {...props} key={round} onClosed={forget} />}
    </>
  )
}
