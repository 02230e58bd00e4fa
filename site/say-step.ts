export function sayStep(step: string): void {
  process.stderr.write(`${step}…\n`)
}
