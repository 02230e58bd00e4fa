import { AskToLogIn } from '#web/account/ask-to-log-in.tsx'
import { t } from '#web/language/translate.ts'

export function GuestNote() {
  return (
    <AskToLogIn
      title={t('Travel desk')}
      why={t('Here those who run this site say what changed today. Log in if you’re one of them.')}
    />
  )
}
