import Table from 'cli-table3'

type Cell = string | number | boolean | null

export function table(rows: Cell[][], head: string[] = []): string {
  const isTerminal = process.stdout.isTTY && !process.env.NO_COLOR
  const columns = new Table({
    head,
    chars: noLines,
    style: { head: isTerminal ? ['bold'] : [], 'padding-left': 0, 'padding-right': 2 },
  })
  columns.push(...rows.map((row) => row.map(textOf)))
  return columns
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}

function textOf(cell: Cell): string {
  if (cell === null) return '–'
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  // A name that a user has chosen must not control the operator's terminal.
  return String(cell).replace(/\p{C}/gu, '\uFFFD')
}

export function markdownTable(rows: Cell[][], head: string[]): string {
  const columns = new Table({
    head,
    chars: { ...noLines, ...markdownLines },
    style: { head: [], border: [], compact: true },
  })
  columns.push(...rows.map((row) => row.map(textOf)))
  return columns.toString()
}

export function heading(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

const noLines = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '',
}

const markdownLines = {
  left: '|',
  middle: '|',
  right: '|',
  mid: '-',
  'left-mid': '|',
  'mid-mid': '|',
  'right-mid': '|',
}
