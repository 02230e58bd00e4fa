import { nowStored } from './store.ts'

/** The few readers who need the notice can do without it if its script doesn't come. */
export async function sayIfRefused(): Promise<void> {
  if (nowStored().state !== 'refused') return
  await import('./refused-notice.tsx').then(({ showRefused }) => showRefused()).catch(() => {})
}
