import { nowStored } from './store.ts'

/** For pages that show no more of what is kept than a button. Few readers need it, and can do without if it doesn't come. */
export async function sayIfRefused(): Promise<void> {
  if (nowStored().state !== 'refused') return
  await import('./refused-notice.tsx').then(({ showRefused }) => showRefused()).catch(() => {})
}
