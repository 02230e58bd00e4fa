import { useEffect, useState } from 'react'
import { dateFormat, sizeText } from '../language/formats.ts'
import { ownNames } from '../language/languages.ts'
import { timeText } from '../language/time-text.ts'
import { t } from '../language/translate.ts'
import { mayStore, rememberMayStore, startWorker } from './follow-worker.ts'
import { readWhatIsStored, removeWhatIsStored, type Stored } from './what-is-stored.ts'

/** `null`: not checked yet, as in the prerendered page. */
type Known = Stored | 'impossible' | null

/** What is stored on this device and since when, with a switch to remove it. */
export function OnThisDevice() {
  const [stored, setStored] = useState<Known>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const show = async () => setStored(await look())
    void show()
    // The worker reports when it has stored more.
    navigator.serviceWorker?.addEventListener('message', show)
    return () => navigator.serviceWorker?.removeEventListener('message', show)
  }, [])
  const change = async (store: boolean) => {
    setBusy(true)
    rememberMayStore(store)
    if (store) await storeAgain()
    else await removeWhatIsStored()
    setStored(await look())
    setBusy(false)
  }
  if (stored === null) return null
  if (stored === 'impossible')
    return (
      <p>{t('Your browser won’t let this site save pages, perhaps because this is a private window.')}</p>
    )
  const may = mayStore()
  return (
    <>
      <div role="status">
        <Listing stored={stored} may={may} />
      </div>
      {(stored.bytes > 0 || !may) && (
        <button
          type="button"
          className="button quiet"
          aria-disabled={busy}
          onClick={() => void (busy || change(!may))}
        >
          {may ? t('Remove the saved guide') : t('Save the guide on this device')}
        </button>
      )}
    </>
  )
}

function Listing({ stored: { languages, photographs, bytes }, may }: { stored: Stored; may: boolean }) {
  if (!may && bytes === 0) return <p>{t('Nothing is saved. Tap the button below to save the guide.')}</p>
  if (languages.length === 0)
    return (
      <p>
        {t('Nothing is saved yet. The guide saves itself shortly after you open a page, if there’s room.')}
      </p>
    )
  return (
    <ul>
      {languages.map(({ language, since }) => (
        <li key={language}>
          <span lang={language}>{ownNames[language]}</span>
          {': '}
          {t('every page, as of {day}', { day: momentText(since) })}
        </li>
      ))}
      <li>{t('Photographs: {count}', { count: photographs })}</li>
      <li>{t('All of it takes up {size}.', { size: sizeText(bytes) })}</li>
    </ul>
  )
}

/** In the phone's own time zone. */
function momentText(moment: Date): string {
  return `${dayFormat(moment)}, ${timeText(moment.getHours() * 60 + moment.getMinutes())}`
}

const dayFormat = dateFormat({ dateStyle: 'long' })

async function look(): Promise<Known> {
  try {
    return await readWhatIsStored()
  } catch {
    // No HTTPS, an old browser, or a private window without storage.
    return 'impossible'
  }
}

async function storeAgain(): Promise<void> {
  await startWorker(navigator.serviceWorker, () => {})
}
