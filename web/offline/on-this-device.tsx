import { useEffect, useState } from 'react'
import './on-this-device.css'
import { languages as allLanguages, type Language } from '#messages/languages.ts'
import { momentHereText } from '#web/language/date-text.ts'
import { sizeText } from '#web/language/formats.ts'
import { ownNames } from '#web/language/languages.ts'
import { t } from '#web/language/translate.ts'
import { failAfter } from '#web/shell/device/fail-after.ts'
import { mayStore, rememberMayStore, startWorker } from './follow-worker.ts'
import { followStored } from './stored-languages.ts'
import { readWhatIsStored, removeWhatIsStored, storeLanguage, type WhatIsStored } from './what-is-stored.ts'

type Known = WhatIsStored | 'impossible' | null

export function OnThisDevice() {
  const [stored, setStored] = useState<Known>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => followStored(async () => setStored(await look())), [])
  const change = async (store: boolean) => {
    setBusy(true)
    rememberMayStore(store)
    // Whether that worked shows in what is stored afterwards.
    await (store
      ? failAfter(
          patienceMs,
          startWorker(() => {}),
        )
      : removeWhatIsStored()
    ).catch(() => {})
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
      {may && <OtherLanguages stored={stored} />}
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

function Listing({ stored: { languages, photographs, bytes }, may }: { stored: WhatIsStored; may: boolean }) {
  if (!may && bytes === 0) return <p>{t('Nothing is saved. Press the button below to save the guide.')}</p>
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
          <span>{`: ${t('every page, as of {day}', { day: momentHereText(since) })}`}</span>
        </li>
      ))}
      <li>{t('Photographs: {count}', { count: photographs })}</li>
      <li>{t('It all takes up {size}.', { size: sizeText(bytes) })}</li>
    </ul>
  )
}

function OtherLanguages({ stored }: { stored: WhatIsStored }) {
  const [asked, setAsked] = useState<{ language: Language; failed: boolean } | null>(null)
  const saved = stored.languages.map(({ language }) => language)
  const others = allLanguages.filter((language) => !saved.includes(language))
  if (saved.length === 0 || others.length === 0) return null
  const store = async (language: Language) => {
    setAsked({ language, failed: false })
    const isStored = await storeLanguage(language).catch(() => false)
    setAsked(isStored ? null : { language, failed: true })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-labelledby="save-ahead">
      <p id="save-ahead">{t('Save another language, to have it without a network:')}</p>
      <p className="save-ahead cluster gap-2">
        {others.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            className="button quiet"
            aria-disabled={asked?.language === language && !asked.failed}
            onClick={() => void store(language)}
          >
            {ownNames[language]}
          </button>
        ))}
      </p>
      <p role="status">{asked?.failed && t('That didn’t work. Try again when you have a network.')}</p>
    </div>
  )
}

async function look(): Promise<Known> {
  try {
    return await failAfter(patienceMs, readWhatIsStored())
  } catch {
    return 'impossible'
  }
}

const patienceMs = 10_000
