import { shortNames } from '#guide/map/short-names.ts'
import { templeIds } from '#guide/temple-ids.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { Chips } from './choice/chips.tsx'
import type { Drafts } from './draft.ts'

type TempleChipsProps = {
  temple: Drafts['crowd']['temple']
  onChoose: (temple: NonNullable<Drafts['crowd']['temple']>) => void
}

export function TempleChips({ temple, onChoose }: TempleChipsProps) {
  return (
    <Chips
      legend={t('Which temple?')}
      choices={templeIds.map((value) => ({ value, text: shortNames[value][spokenLanguage()] }))}
      value={temple}
      onChoose={onChoose}
    />
  )
}
