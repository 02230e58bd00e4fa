import { type Figures, placeholder } from '#guide/figures/figure.ts'
import type { TranslateContent } from '#guide/texts.ts'
import { type Content, contentTranslator } from '#guide/translation/translator.ts'
import type { Language } from '#messages/languages.ts'
import { figureText, numberOf } from './figure-text.server.ts'
import { type Messages, saidIn } from './translate.ts'

export function contentSaid(
  language: Language,
  messages: Messages,
  content: Content,
  standIn = '',
): TranslateContent {
  const translate = contentTranslator(content)
  return (english, id, figures) => {
    const text = language === 'en' ? english : translate(english, id)
    if (text !== undefined) return saidIn(language, messages, () => withFigures(text, figures))
    return standIn + saidIn('en', {}, () => withFigures(english, figures))
  }
}

function withFigures(text: string, figures: Figures): string {
  return text.replace(placeholder, (whole, name: string, number?: string) => {
    const figure = figures[name]
    if (!figure) return whole
    return number ? numberOf(figure) : figureText(figure)
  })
}
