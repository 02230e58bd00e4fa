import { t } from '#web/language/translate.ts'
import { navigate } from '#web/shell/navigation/navigate.ts'

export function UnreadableLink({ fault }: { fault: 'damaged' | 'newer' }) {
  return (
    <div className="day-notice sheet stack gap-2" role="alert">
      <p>
        {fault === 'damaged'
          ? t(
              'This link was cut off or changed on its way. Ask for it again. Your own plans are as they were.',
            )
          : t(
              'This link comes from a newer version of the guide. Reload the page when you have a signal. Your own plans are as they were.',
            )}
      </p>
      <button type="button" className="button quiet" onClick={() => navigate('/day', { replace: true })}>
        {t('Close')}
      </button>
    </div>
  )
}
