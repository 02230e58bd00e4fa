import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { listAddress } from '#guide/list-address.ts'
import { t } from '../language/translate.ts'
import { FoundAnswers } from '../list/found-answers.tsx'
import { FoundTemples, type FoundTemplesProps } from '../list/found-temples.tsx'
import { ListControls } from '../list/list-controls.tsx'
import type { ListedAnswer } from '../list/listed-answer.ts'
import { useListChoice } from '../list/use-list-choice.ts'
import { dismissProblem } from '../position/position.ts'
import type { PageProps } from '../start/page.ts'
import type { loader } from './loaders/temples.server.ts'
import './temples.css'

export default function TemplesPage({ loaderData }: PageProps<typeof loader>) {
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
