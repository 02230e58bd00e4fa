import { useEffect, useState } from 'react'
import type { OwnAccount } from '#web/account/session/own-account.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'

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
