import type { StopAhead } from '#day/stop-ahead.ts'
import { t } from '#web/language/translate.ts'

export function StopMarks({ ahead: { isMust, isLocked } }: { ahead: StopAhead }) {
  return (
    <>
      {isMust && (
        <Mark
          name={t('Must see')}
          path="m12 2.5 2.9 6.2 6.7.8-5 4.6 1.4 6.7L12 17.4l-6 3.4 1.4-6.7-5-4.6 6.7-.8z"
        />
      )}
      {isLocked && (
        <Mark
          name={t('Locked')}
          path="M7 10V7a5 5 0 0 1 10 0v3h1.5v11h-13V10zm2.4 0h5.2V7a2.6 2.6 0 0 0-5.2 0z"
        />
      )}
    </>
  )
}

function Mark({ name, path }: { name: string; path: string }) {
  return (
    <span className="day-mark" title={name}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
      <span className="visually-hidden">{`, ${name}`}</span>
    </span>
  )
}
