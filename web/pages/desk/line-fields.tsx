import { lines } from '#today/values.ts'
import { numberFormat } from '#web/language/formats.ts'
import { t } from '#web/language/translate.ts'
import { Chips } from './choice/chips.tsx'
import { TimeChoice } from './choice/time-choice.tsx'
import { earlierSights, usualSights } from './choice/times.ts'
import { lineNames } from './choice-names.ts'
import type { Drafts, FieldsProps } from './draft.ts'

const hours = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 30, 36, 48]

export function LineFields({ draft, opened, change }: FieldsProps<Drafts['line']>) {
  return (
    <>
      <Chips
        legend={t('Which line?')}
        choices={lines.map((value) => ({ value, text: t(lineNames[value]) }))}
        value={draft.line}
        onChoose={(line) => change({ line })}
      />
      <Chips
        legend={t('About how many hours?')}
        areShort
        choices={[
          { value: 0, text: t('Hardly anybody waits') },
          ...hours.map((value) => ({ value, text: hoursText(value) })),
        ]}
        value={draft.hours}
        onChoose={(hours) => change({ hours })}
      />
      <TimeChoice
        legend={t('When was it seen?')}
        now={opened}
        usual={usualSights(opened)}
        others={earlierSights(opened)}
        value={draft.seenAt}
        onChoose={(seenAt) => change({ seenAt: seenAt ?? opened })}
      />
    </>
  )
}

const hoursText = numberFormat({ maximumFractionDigits: 1 })
