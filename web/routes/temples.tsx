import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { guide } from '#guide/guide.ts'
import { listAddress } from '#guide/list-address.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { languageOf } from '../language/languages.ts'
import { t } from '../language/translate.ts'
import { FoundAnswers } from '../list/found-answers.tsx'
import { FoundTemples, type FoundTemplesProps } from '../list/found-temples.tsx'
import { ListControls } from '../list/list-controls.tsx'
import { type ListedAnswer, listedAnswers } from '../list/listed-answer.ts'
import { listedTemples } from '../list/listed-temple.ts'
import { startingPoints } from '../list/starting-point.ts'
import { useListChoice } from '../list/use-list-choice.ts'
import { printedHelpline } from '../paper/printed-helplines.tsx'
import { dismissProblem } from '../position/position.ts'
import type { Handle } from '../shell/handle.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { guideFor } from '../temples/guide.server.ts'
import type { Route } from './+types/temples.ts'
import './temples.css'

export function meta() {
  return pageMeta({
    title: t('Temples to visit near Tirupati – Travel Visit'),
    description: t(
      'Ten temples around Tirupati, each with its distance by road from the airport, the railway station and the bus stand.',
    ),
    path: '/temples',
  })
}

export function loader({ url }: Route.LoaderArgs) {
  const { temples, gateways, goodToKnow, helplines } = guideFor(languageOf(url.pathname))
  const listed = listedTemples(temples, guide.temples)
  return {
    temples: listed,
    answers: listedAnswers({ goodToKnow, helplines }, guide, listed),
    gateways: startingPoints(gateways),
    helplines: helplines
      .filter(({ emergency, numbers }) => emergency || numbers.confidence !== 'low')
      .map(printedHelpline),
  }
}

/** Two cards and the controls fill a phone's first screen. */
const thirdTemple: TempleId = 'srinivasa-mangapuram'

export const handle: Handle = { showsDistances: true, secondScreen: thirdTemple }

/** The data does not depend on the query. */
export const shouldRevalidate = () => false

export default function TemplesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page list-page">
      <h1>{t('Temples to visit near Tirupati')}</h1>
      <TempleList {...loaderData} />
    </div>
  )
}

type TempleListProps = Pick<FoundTemplesProps, 'temples' | 'gateways' | 'helplines'> & {
  answers: readonly ListedAnswer[]
}

/** The list, filtered and sorted as the reader chooses. */
function TempleList({ temples, gateways, helplines, answers }: TempleListProps) {
  const form = useRef<HTMLFormElement>(null)
  const { choice, choose: chooseAtOnce, isTouched } = useListChoice(form, gateways)
  const choose = useCallback<typeof chooseAtOnce>(
    (change) => {
      dismissProblem()
      chooseAtOnce(change)
    },
    [chooseAtOnce],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same choice is the same list.
  const found = useMemo(() => choice, [listAddress(choice)])
  // The controls respond at once; the list, which takes a slow phone longer to render, follows.
  const following = useDeferredValue(found)
  return (
    <>
      <ListControls form={form} gateways={gateways} choice={choice} choose={choose} />
      <FoundAnswers answers={answers} search={following.search} />
      <Found
        temples={temples}
        gateways={gateways}
        helplines={helplines}
        choice={isTouched ? following : found}
        choose={choose}
      />
    </>
  )
}

const Found = memo(FoundTemples)
