import { useState } from 'react'
import { type Day, days, templesOf } from '#day/entries/days.ts'
import { DayChips } from './day-chips.tsx'
import { DayPlan } from './day-plan.tsx'
import type { PaperFacts } from './share/day-on-paper.tsx'
import { StartDay } from './start-day.tsx'
import { useDayPage } from './state/day-page.ts'
import { useDatedDays } from './state/use-dated-days.ts'

export function DayPlans({ shown, paper }: { shown: Day; paper: PaperFacts }) {
  const { entries, edits } = useDayPage()
  const dated = useDatedDays()
  const [isNew, beNew] = useState(false)
  const toPlan = () => beNew(false)
  if (!isNew)
    return (
      <DayPlan
        key={shown.id}
        day={shown}
        paper={paper}
        chips={dated.length > 1 ? <DayChips days={dated} shown={shown} onOpened={toPlan} /> : null}
        onNew={() => {
          edits.dismiss()
          beNew(true)
        }}
      />
    )
  return (
    <>
      <DayChips days={dated} shown={null} onOpened={toPlan} />
      <StartDay
        day={days(entries).find((one) => templesOf(one).length === 0)}
        other={shown}
        taken={dated.map(({ date }) => date)}
        onPlanned={toPlan}
      />
    </>
  )
}
