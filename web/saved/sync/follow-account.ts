import { currentSession, isAuthenticated, onSessionChange } from '#web/account/session/session.ts'
import { storeFormerTaps } from '../tap-temple.ts'

/** Keeps this device and the account, if somebody is signed in, in step; called once, at page start. */
export function followAccount(): void {
  storeFormerTaps()
  onSessionChange(() => {
    const session = currentSession()
    if (isAuthenticated(session)) void loadSync().then((sync) => sync?.startSync())
    else if (session.state === 'guest' && session.ended) void loadSync().then((sync) => sync?.endSync())
  })
}

/** If the script does not come, the next page tries again. */
function loadSync() {
  return import('./sync.ts').catch(() => undefined)
}
