import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { markdownTable } from '#tools/table.ts'

/** `beside` is what the figure is compared with, `target` the limit that it has to keep. */
export type Figure = { what: string; measured: string; beside?: string; target: string | null; met: boolean }

export function atMost(what: string, value: number, most: number, unit: string): Figure {
  return {
    what,
    measured: `${inWords(value)} ${unit}`.trim(),
    target: `at most ${inWords(most)}`,
    met: value <= most,
  }
}

/** Expects an odd number of values. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[(values.length - 1) / 2]
  if (middle === undefined) throw new Error(`${values.length} values have none in their middle`)
  return middle
}

/** `--record` writes them to RESULTS.md. A missed target fails the command. */
export function report(title: string, conditions: string, figures: readonly Figure[]): void {
  console.log(tableOf(figures))
  process.exitCode = figures.every(({ met }) => met) ? 0 : 1
  if (!process.argv.includes('--record')) return
  const file = new URL('./RESULTS.md', import.meta.url)
  const section = `## ${title}\n\n${circumstances()}; ${conditions}\n\n${tableOf(figures)}\n`
  const sections = readFileSync(file, 'utf8').split(/^(?=## )/m)
  const places = sections.map((one) => (one.startsWith(`## ${title}\n`) ? section : `${one.trimEnd()}\n`))
  writeFileSync(file, places.join('\n'))
}

function circumstances(): string {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim()
  const date = new Date().toISOString().slice(0, 10)
  return `${date}, ${commit}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${process.platform}`
}

function tableOf(figures: readonly Figure[]): string {
  return markdownTable(
    figures.map(({ what, measured, beside, target, met }) => [
      what,
      measured,
      beside ?? null,
      met ? target : `${target} – **missed**`,
    ]),
    ['what', 'measured', 'beside', 'target'],
  )
}

function inWords(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 3 })
}
