/** Longer than another tab usually holds a lock. */
const patienceMs = 5000

/**
 * Runs `act` while no other tab runs its own of that name. Browsers have locks only where the page is secure, and some
 * refuse them or never grant one: then it runs without.
 */
export function oneAtATime<Value>(name: string, act: () => Promise<Value>): Promise<Value> {
  let acting: Promise<Value> | undefined
  const actOnce = () => {
    acting ??= act()
    return acting
  }
  return new Promise((resolve, reject) => {
    const go = () => void actOnce().then(resolve, reject)
    const late = setTimeout(go, patienceMs)
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
