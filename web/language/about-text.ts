import { t } from './translate.ts'

export function aboutText(figure: string): string {
  return t('about {figure}', { figure })
}
