/** A time of day is no figure here: translations add the part of the day, "in the morning". */
const figure = /(?<![\d:.,])\d+(?:[.,]\d+)*(?![\d:]|[.,]\d)/g

/**
 * The translation of `former`, with the figures of `english`, if these texts differ in figures alone and it is clear
 * which is which. All our languages write them in Latin digits.
 */
export function withFiguresOf(english: string, former: string, translation: string): string | undefined {
  if (wordsOf(english) !== wordsOf(former) || /\d ?[ap]\.?m\b/i.test(english)) return undefined
  const present = figuresIn(english)
  const replaced = figuresIn(former).map((figure, index) => [figure, present[index] as string] as const)
  const changes = new Map(replaced)
  const isClear = replaced.every(
    ([figure, changed]) =>
      changes.get(figure) === changed &&
      (figure === changed || countOf(figure, figuresIn(translation)) === countOf(figure, figuresIn(former))),
  )
  return isClear ? translation.replace(figure, (figure) => changes.get(figure) ?? figure) : undefined
}

function wordsOf(text: string): string {
  return text.replace(figure, '0')
}

function figuresIn(text: string): string[] {
  return text.match(figure) ?? []
}

function countOf(wanted: string, figures: readonly string[]): number {
  return figures.filter((figure) => figure === wanted).length
}
