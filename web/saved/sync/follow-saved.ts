import { currentSession, isAuthenticated, onSessionChange } from '#web/account/session/session.ts'
import { followMirror } from '#web/saved/mirror.ts'
import { storeFormerTaps } from '#web/saved/tap-temple.ts'

export function followSaved(): void {
  followMirror()
  storeFormerTaps()
  onSessionChange(() => {
    const session = currentSession()
    if (isAuthenticated(session)) void loadSync().then((sync) => sync?.startSync())
    else if (session.state === 'guest' && session.ended) void loadSync().then((sync) => sync?.endSync())
  })
}

function loadSync() {
  return import('./sync.ts').catch(() => undefined)
}
