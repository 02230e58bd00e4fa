import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Called when a dialog is opened: an entry of its own in the history, so that Back closes it in every browser. */
export function enterDialog(): void {
  history.pushState(history.state, '')
}

/**
 * Shows a dialog that was entered. However it is closed, its entry in the history is left, then `onClosed` is called.
 * Back closes none that is `busy`.
 */
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
      // One that was opened from it closes first.
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
