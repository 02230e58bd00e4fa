import { t } from '#web/language/translate.ts'
import { mostPhotographs } from '#web/offline/caches.ts'
import { OnThisDevice } from '#web/offline/on-this-device.tsx'

export default function OfflinePage() {
  return (
    <div className="page">
      <h1>{t('Works offline')}</h1>
      <p>
        {t(
          'After your first visit you can read the guide without a network: every page in each language you’ve opened, the drawings, the map and the opening hours.',
        )}
      </p>
      <p>
        {t(
          'Photographs are saved as you see them; the newest {count} are kept. Nothing about your account is saved with the guide, and logging in needs a network.',
          { count: mostPhotographs },
        )}
      </p>
      <p>
        {t(
          'A newer version is saved while you read, and a line at the bottom of the screen tells you when it’s ready. You keep the old version until the new one has fully arrived.',
        )}
      </p>
      <section className="on-this-device stack gap-3 needs-script" aria-labelledby="on-this-device">
        <h2 id="on-this-device">{t('On this device')}</h2>
        <OnThisDevice />
      </section>
    </div>
  )
}
