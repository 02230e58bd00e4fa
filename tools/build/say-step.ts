/** Whoever starts the site for the first time waits for these, on standard error: standard output has the address alone. */
export function sayStep(step: string): void {
  process.stderr.write(`${step}…\n`)
}
