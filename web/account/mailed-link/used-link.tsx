import { PanelHeading } from '#web/account/panel-heading.tsx'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { type ConfirmableCode, doneHeadings } from './confirmation-texts.ts'
import { WayOn } from './way-on.tsx'

export function UsedLink({ kind }: { kind: ConfirmableCode['kind'] }) {
  return (
    <>
      <PanelHeading>{t(doneHeadings[kind])}</PanelHeading>
      {kind === 'emailRecovery' ? (
        <>
          <p>{t('Choose a new password now: whoever changed your email address knows the old one.')}</p>
          <p>
            <Link className="button" to="/forgot">
              {t('Choose a new password')}
            </Link>
          </p>
        </>
      ) : (
        <p>
          <WayOn />
        </p>
      )}
    </>
  )
}
