let end: Promise<void> | undefined

/**
 * Comes when the event loop has handed out all that was there at this turn. Those who wait for it go on together, which is
 * cheaper wherever the first of several pays for all: a thread or another process is woken once.
 */
export function endOfTurn(): Promise<void> {
  end ??= new Promise((resolve) => {
    setImmediate(() => {
      end = undefined
      resolve()
    })
  })
  return end
}
