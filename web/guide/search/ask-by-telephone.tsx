import type { Helpline } from '#guide/schema.ts'
import { HelplineLinks } from '#web/guide/answers/helpline-links.tsx'

const helpline = 'ttd-information'

export function AskByTelephone({ helplines }: { helplines: readonly Helpline[] }) {
  return (
    <HelplineLinks className="stack gap-2 plain-list" of={helplines.filter(({ id }) => id === helpline)} />
  )
}
