import { t } from './translate.ts'

/** "about 2:45 pm", "about 16 km": of what is rounded. What we doubt says so otherwise. */
export function aboutText(figure: string): string {
  return t('about {figure}', { figure })
}
