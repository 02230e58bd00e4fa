import { useEffect, useState } from 'react'
import { spokenLanguage, t } from '../language/translate.ts'
import { followStored, storedLanguages } from './what-is-stored.ts'

/** Says that the guide is saved, once it is. */
export function SavedMark() {
  const [isSaved, setSaved] = useState(false)
  useEffect(
    () => followStored(async () => setSaved((await storedLanguages()).includes(spokenLanguage()))),
    [],
  )
  return isSaved && <span> · {t('Saved on this phone')}</span>
}
