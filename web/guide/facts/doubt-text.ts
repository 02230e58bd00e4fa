import type { Fact } from '#guide/fact-schema.ts'
import { t } from '#web/language/translate.ts'

/** For paper, and for texts that hold no sign. */
export function unsureText(figure: string): string {
  return t('{figure} (not sure)', { figure })
}

export function statedText(figure: string, { confidence }: Pick<Fact<unknown>, 'confidence'>): string {
  return confidence === 'low' ? unsureText(figure) : figure
}
