export function settledWithin<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ms))
  return Promise.race([promise.catch(() => undefined), late])
}
