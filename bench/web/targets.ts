/** One figure that a visitor feels, and what it may be at most. */
export type Target = { what: string; measured: string; limit: string; met: boolean }

export function tableOf(targets: readonly Target[]): string {
  return [
    '| what | measured | target |',
    '| --- | --- | --- |',
    ...targets.map(
      ({ what, measured, limit, met }) => `| ${what} | ${measured} | ${limit}${met ? '' : ' – **missed**'} |`,
    ),
  ].join('\n')
}

export function atMost(what: string, value: number, most: number, unit: string): Target {
  return {
    what,
    measured: `${inWords(value)} ${unit}`,
    limit: `at most ${inWords(most)}`,
    met: value <= most,
  }
}

export function under(what: string, value: number, bound: number, unit: string): Target {
  return {
    what,
    measured: `${inWords(value)} ${unit}`,
    limit: `under ${inWords(bound)}`,
    met: value < bound,
  }
}

function inWords(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 3 })
}
