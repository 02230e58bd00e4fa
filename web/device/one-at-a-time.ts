import { within } from './within.ts'

/** Longer than a tab usually holds a lock. */
const patienceMs = 5000

/**
 * Runs `act` while no other tab or worker runs its own under this name. Without locks it runs anyway: browsers have
 * them on secure pages only, and some refuse them or never grant one. With `waitsForHolder` it waits for whoever
 * holds the lock, however long.
 */
export function oneAtATime<Value>(
  name: string,
  act: () => Promise<Value>,
  waitsForHolder = false,
): Promise<Value> {
  let acting: Promise<Value> | undefined
  const actOnce = () => {
    acting ??= act()
    return acting
  }
  return new Promise((resolve, reject) => {
    const go = () => void actOnce().then(resolve, reject)
    const goUnlessHeld = async () => {
      if (!acting && waitsForHolder && (await isHeld(name))) late = setTimeout(goUnlessHeld, patienceMs)
      else go()
    }
    let late = setTimeout(goUnlessHeld, patienceMs)
    const locked = async () => {
      await navigator.locks.request(name, () => {
        clearTimeout(late)
        go()
        return actOnce()
      })
    }
    locked().catch(go)
  })
}

/** Some browsers never grant a lock that nobody holds. */
async function isHeld(name: string): Promise<boolean> {
  try {
    const { held = [] } = await within(patienceMs, navigator.locks.query())
    return held.some((lock) => lock.name === name)
  } catch {
    return false
  }
}
