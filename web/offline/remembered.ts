export function remembered<Value>(ask: () => Promise<Value>) {
  let asked: Promise<Value> | undefined
  const forget = () => {
    asked = undefined
  }
  const read = () => {
    asked ??= ask().catch((error: unknown) => {
      forget()
      throw error
    })
    return asked
  }
  return { read, forget }
}
