import { nowStored } from './store.ts'

/** For pages that show only buttons. The few readers who need the notice can do without it if it doesn't come. */
export async function sayIfRefused(): Promise<void> {
  if (nowStored().state !== 'refused') return
  await import('./refused-notice.tsx').then(({ showRefused }) => showRefused()).catch(() => {})
}
