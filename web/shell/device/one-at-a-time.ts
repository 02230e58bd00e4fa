import { failAfter } from './fail-after.ts'

/** Longer than a tab usually holds a lock. */
const patienceMs = 5000

/** Runs `act` without a lock, too: browsers have locks on secure pages only, and some refuse or never grant one. */
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

async function isHeld(name: string): Promise<boolean> {
  try {
    const { held = [] } = await failAfter(patienceMs, navigator.locks.query())
    return held.some((lock) => lock.name === name)
  } catch {
    return false
  }
}
