import { painted } from '../start/painted.ts'

/** Today's word is asked for once the page rests. If the script does not come, the next page tries again. */
export async function followToday(): Promise<void> {
  await painted()
  // Safari lacks requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => void import('./ask-today.ts').then(({ askToday }) => askToday()).catch(() => {}))
}
