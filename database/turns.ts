/** One at a time, in the order of arrival. */
export type Turns = {
  /** Whether it is the caller's turn; false where it did not come within the time. */
  take: (patienceMs: number) => Promise<boolean>
  /** Ends the turn; the next one in the line has it at once. */
  pass: () => void
}

export function openTurns(): Turns {
  let taken = false
  const line: (() => void)[] = []
  return {
    async take(patienceMs) {
      if (!taken) {
        taken = true
        return true
      }
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const arrived = () => {
        clearTimeout(tooLate)
        resolve(true)
      }
      const tooLate = setTimeout(() => {
        line.splice(line.indexOf(arrived), 1)
        resolve(false)
      }, patienceMs)
      line.push(arrived)
      return promise
    },
    pass() {
      const next = line.shift()
      if (next) next()
      else taken = false
    },
  }
}
