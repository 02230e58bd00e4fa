import { t } from '../language/translate.ts'
import { OnThisDevice } from '../offline/on-this-device.tsx'
import { mostPhotographs } from '../offline/stored.ts'
import { pageMeta } from '../shell/page-meta.ts'

export function meta() {
  return pageMeta({
    title: t('Without a network – Travel Visit'),
    description: t(
      'What of the guide is stored on your phone to be read without a network, since when, and how to remove it.',
    ),
    path: '/offline',
  })
}

export default function OfflinePage() {
  return (
    <div className="page">
      <h1>{t('Without a network')}</h1>
      <p className="lead">
        {t(
          'After your first visit the guide can be read without a network: every page in each language that you have opened, the drawings, the map and the opening hours.',
        )}
      </p>
      <p>
        {t(
          'Photographs are stored as you see them, the newest {count} of them. Nothing of an account is stored with the guide, and signing in needs a network.',
          { count: mostPhotographs },
        )}
      </p>
      <p>
        {t(
          'When there is a newer version, it is stored while you read, and a line at the end of the screen says so. Until it is here as a whole, the one that you have stays.',
        )}
      </p>
      <section aria-labelledby="on-this-device">
        <h2 id="on-this-device">{t('On this device')}</h2>
        <OnThisDevice />
      </section>
    </div>
  )
}
