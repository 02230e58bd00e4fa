import { t } from '#web/language/translate.ts'
/** While nobody knows yet what the link is for. */
export function LinkCheck() {
  return (
    <>
      <h1>{t('Link from an email')}</h1>
      <p role="status">{t('Checking your link…')}</p>
    </>
  )
}
