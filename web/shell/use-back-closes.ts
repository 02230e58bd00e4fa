import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Call this when a dialog opens: with a history entry of its own, Back closes it in every browser. */
export function enterDialog(): void {
  history.pushState(history.state, '')
}

/** However the dialog closes, its history entry is left before `onClosed`. While `busy`, Back does not close it. */
export function useBackCloses(
  ref: RefObject<HTMLDialogElement | null>,
  onClosed: () => void,
  busy = false,
): void {
  const closed = useEffectEvent(onClosed)
  const isBusy = useEffectEvent(() => busy)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const goBack = () => history.back()
    const onBack = () => {
      if (dialog.querySelector('dialog[open]')) return
      if (dialog.open && isBusy()) return enterDialog()
      dialog.removeEventListener('close', goBack)
      dialog.close()
      closed()
    }
    dialog.addEventListener('close', goBack)
    addEventListener('popstate', onBack)
    return () => {
      dialog.removeEventListener('close', goBack)
      removeEventListener('popstate', onBack)
    }
  }, [ref])
}
