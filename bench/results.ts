import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

const file = new URL('./RESULTS.md', import.meta.url)
const introduction = `# Results

What the benchmarks measured last, each beside what it is compared with, in one run on one machine. Shares mean
something elsewhere; figures per second do not.
`

/** The environment of the measurements. */
export const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${process.platform}`

/** Replaces a benchmark's previous results. */
export function writeResults(title: string, text: string): void {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : introduction
  const sections = kept.split(/^(?=## )/m)
  const section = `## ${title}\n\n${text}\n`
  const index = sections.findIndex((one) => one.startsWith(`## ${title}\n`))
  const others = sections.map((one, at) => (at === index ? section : `${one.trimEnd()}\n`))
  writeFileSync(file, [...others, ...(index === -1 ? [section] : [])].join('\n'))
}
