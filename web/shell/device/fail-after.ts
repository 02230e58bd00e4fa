/** Rejects after `patienceMs`: some browsers begin and never answer. */
export function failAfter<Value>(patienceMs: number, promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No answer')), patienceMs)
    }),
  ])
}
