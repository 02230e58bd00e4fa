import { useEffect, useRef, useState } from 'react'
import { AccountForm } from '#web/account/forms/account-form.tsx'
import { currentPassword } from '#web/account/forms/current-password.ts'
import { EmailText } from '#web/account/forms/email-text.tsx'
import { CurrentPasswordField } from '#web/account/forms/password-fields.tsx'
import { useAccountForm } from '#web/account/forms/use-account-form.ts'
import type { OwnAccount } from '#web/account/session/own-account.ts'
import { t } from '#web/language/translate.ts'
import { Translated } from '#web/language/translated.tsx'
import { deleteServerCopy } from '#web/saved/sync/server-copy.ts'
import { leaveDevice } from '#web/saved/sync/sync.ts'
import { enterDialog, useBackCloses } from '#web/shell/use-back-closes.ts'
import './delete-account.css'

type DeleteAccountProps = {
  own: OwnAccount
  email: string
  onLeaving: () => void
  onLeft: () => void
}

export function DeleteAccount(props: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false)
  const ask = () => {
    enterDialog()
    setOpen(true)
  }
  return (
    <>
      <p>{t('You can read the guide without an account. What’s deleted can’t be brought back.')}</p>
      <button type="button" className="button quiet" onClick={ask}>
        {t('Delete my account…')}
      </button>
      {isOpen && <DeleteDialog {...props} onClosed={() => setOpen(false)} />}
    </>
  )
}

type DeleteDialogProps = DeleteAccountProps & { onClosed: () => void }

function DeleteDialog({ own, email, onLeaving, onLeft, onClosed }: DeleteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const question = useRef<HTMLHeadingElement>(null)
  const form = useAccountForm({
    fields: { current_password: currentPassword },
    async submit({ current_password }) {
      onLeaving()
      await own.remove(current_password, deleteServerCopy)
      // Otherwise the login screen would announce that the session has ended.
      await leaveDevice()
      onLeft()
    },
    failure: t('Your account wasn’t deleted'),
    unanswered: t('Your account may have been deleted'),
  })
  useBackCloses(dialog, onClosed, form.pending)
  // Otherwise the first button has the focus, and a space in a password would press it and show the password.
  useEffect(() => question.current?.focus(), [])
  return (
    <dialog
      className="delete-dialog sheet"
      aria-labelledby="delete-question"
      ref={dialog}
      onCancel={(event) => form.pending && event.preventDefault()}
    >
      <h2 id="delete-question" tabIndex={-1} ref={question}>
        {t('Delete your account?')}
      </h2>
      <p>
        <Translated
          text="This deletes the account of {email} for good, with your plans, visits and notes, and logs you out on all devices. It can’t be brought back. You can register with the same email again afterwards."
          parts={{ email: <EmailText email={email} /> }}
        />
      </p>
      <AccountForm
        form={form}
        id="delete"
        submitLabel={t('Delete my account for good')}
        pendingNote={t('Deleting your account…')}
        kind="danger"
      >
        <CurrentPasswordField email={email} />
      </AccountForm>
      <button
        type="button"
        className="button quiet"
        disabled={form.pending}
        onClick={() => dialog.current?.close()}
      >
        {t('Keep my account')}
      </button>
    </dialog>
  )
}
