import { useEffect, useState } from 'react'
import { Link } from '#web/navigation/link.tsx'
import type { OwnAccount } from '../account/session/own-account.ts'
import { t } from '../language/translate.ts'

export function DeskLink({ own }: { own: OwnAccount }) {
  const [isEditor, setEditor] = useState(false)
  useEffect(() => void own.isEditor().then(setEditor, () => {}), [own])
  if (!isEditor) return null
  return (
    <p>
      <Link to="/desk">{t('Say what changed today')}</Link>
    </p>
  )
}
