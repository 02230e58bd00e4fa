import { type Language, languages } from '#messages/languages.ts'

export type Row = { first: string; language: Language; cell: string }

export function glossaryRows(markdown: string, heading: string): Row[] {
  let columns: string[] = []
  return markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) columns = []
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (cells[0] === heading) columns = cells
    if (columns.length === 0 || cells === columns || /^-+$/.test(cells[1] ?? '')) return []
    return languages.flatMap((language) => {
      const cell = cells[columns.indexOf(nameOf(language))]
      return language === 'en' || !cell ? [] : { first: cells[0] ?? '', language, cell }
    })
  })
}

export function struckOutIn(cell: string): string[] {
  return [...cell.matchAll(struckOut)].map(([, stem]) => stem as string)
}

export function rightIn(cell: string): string {
  return cell.replace(struckOut, '').trim()
}

export function literally(text: string): string {
  return text.replaceAll(/[{}.]/g, '\\$&')
}

const struckOut = /~~(.+?)~~/g

function nameOf(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}
