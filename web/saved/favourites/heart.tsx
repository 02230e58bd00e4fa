import type { TempleId } from '#guide/temple-ids.ts'
import { t } from '#web/language/translate.ts'
import './heart.css'

type HeartProps = {
  temple: TempleId
  name: string
  isFavourite: boolean
  onPress: (makes: boolean) => void
}

export function Heart({ temple, name, isFavourite, onPress }: HeartProps) {
  return (
    <button
      type="button"
      className="favourite icon-button needs-script"
      value={temple}
      aria-pressed={isFavourite}
      aria-label={t('Favourite: {name}', { name })}
      // Read from the button, because web/head.ts has pressed it before the app knows.
      onClick={({ currentTarget }) => onPress(currentTarget.getAttribute('aria-pressed') === 'false')}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5S3.5 15.6 3.5 9.4A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 8.5 2.7c0 6.2-8.5 11.1-8.5 11.1Z" />
      </svg>
    </button>
  )
}
