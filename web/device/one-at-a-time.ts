import { within } from './within.ts'

/** Longer than another tab usually holds a lock. */
const patienceMs = 5000

/**
 * Runs `act` while no other tab or worker runs its own of that name. Browsers have locks only where the page is secure, and
 * some refuse them or never grant one: then it runs without. `waitsForHolder` says that nothing may run beside whoever
 * holds the lock, however long that takes.
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

/** A lock that the browser never grants is held by nobody. */
async function isHeld(name: string): Promise<boolean> {
  try {
    const { held = [] } = await within(patienceMs, navigator.locks.query())
    return held.some((lock) => lock.name === name)
  } catch {
    return false
  }
}
